import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { localTimeOf, wordsOf } from '@ribambelle/texts/formats/local-time.ts';
import { classNames } from '@ribambelle/ui/styles/class-names.ts';
import { type ReactElement, useEffect, useRef } from 'react';
import { useReading } from '../facts/use-reading.ts';
import styles from './booking.module.css';

interface DayChoiceProps {
  readonly days: readonly string[];
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/**
 * The days on which one may book, side by side; the strip moves under a thumb. A day that was chosen elsewhere comes into sight, and has the focus
 * that whatever chose it had.
 */
export const DayChoice = ({ days, value, onChange }: DayChoiceProps): ReactElement => {
  const texts = useTexts('resources');
  const strip = useRef<HTMLDivElement>(null);
  const pressed = useRef(value);
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!strip.current || !chosen) return;
    bringIntoSight(strip.current, chosen);
    if (pressed.current !== value) chosen.focus({ preventScroll: true });
    pressed.current = value;
  }, [value]);
  const choose = (day: string) => {
    pressed.current = day;
    onChange(day);
  };
  return (
    <div ref={strip} className={styles.days} role="group" aria-label={texts.day} tabIndex={-1}>
      {days.map((day) => (
        <DayButton key={day} day={day} chosen={day === value} choose={() => choose(day)} />
      ))}
    </div>
  );
};

/** Moves the strip alone, never the page. */
function bringIntoSight(strip: HTMLElement, { offsetLeft, offsetWidth }: HTMLElement): void {
  const seen_until = strip.scrollLeft + strip.clientWidth;
  if (offsetLeft < strip.scrollLeft || offsetLeft + offsetWidth > seen_until)
    strip.scrollLeft = offsetLeft - (strip.clientWidth - offsetWidth) / 2;
}

const DayButton = (input: {
  readonly day: string;
  readonly chosen: boolean;
  readonly choose: () => void;
}): ReactElement => {
  const { day, chosen, choose } = input;
  const { language } = useReading();
  const words = wordsOf(localTimeOf(`${day}T12:00:00Z`, 'UTC'), language);
  return (
    <button
      type="button"
      className={classNames(styles.day, chosen && styles.chosen)}
      aria-pressed={chosen}
      onClick={choose}
    >
      <span className={styles.weekday}>{words.weekday.replace('.', '')}</span>
      <time className={styles.number} dateTime={day}>
        {words.day}
      </time>
      <span className={styles.weekday}>{words.short_month.replace('.', '')}</span>
    </button>
  );
};
