import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type Day, isDay } from '@ribambelle/domain/base/calendar.ts';
import { useNavigate } from '@ribambelle/ui/router/router-context.tsx';
import { type ReactElement, useEffect, useRef } from 'react';
import styles from './schedule-nav.module.css';
import { useDayHref } from './use-day-href.ts';

/**
 * Milliseconds that the schedule waits after a day: typing one with the keyboard gives several on
 * the way (2 §9).
 */
const UNTIL_TYPED = 500;

interface DayPickerProps {
  readonly day: Day;
  readonly first: Day;
  readonly last: Day;
}

/** A field for any day, with the calendar of the device. */
export const DayPicker = ({ day, first, last }: DayPickerProps): ReactElement => {
  const texts = useTexts('catalogue-dates').schedule;
  const navigate = useNavigate();
  const href = useDayHref();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // a day that somebody is typing is not replaced
    if (input.current !== null && document.activeElement !== input.current)
      input.current.value = day;
  }, [day]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const choose = (text: string) => {
    clearTimeout(timer.current);
    if (!isDay(text) || text < first || text > last) return;
    timer.current = setTimeout(() => navigate(href(text), { replace: true }), UNTIL_TYPED);
  };
  return (
    <label className={styles.picker}>
      <span>{texts.go_to}</span>
      <input
        ref={input}
        type="date"
        className={styles.day}
        defaultValue={day}
        min={first}
        max={last}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    </label>
  );
};
