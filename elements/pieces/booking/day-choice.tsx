import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { localTimeOf, wordsOf } from '@ribambelle/texts/formats/local-time.ts';
import { classNames } from '@ribambelle/ui/styles/class-names.ts';
import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import { useReading } from '../facts/use-reading.ts';
import styles from './booking.module.css';

interface DayChoiceProps {
  readonly days: readonly string[];
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/**
 * The days that can be booked, side by side in a strip that is moved by touch. It is one tab stop:
 * arrows, Home and End move between the days. A day chosen elsewhere is scrolled into view, and
 * takes the focus from the control that chose it.
 */
export const DayChoice = ({ days, value, onChange }: DayChoiceProps): ReactElement => {
  const texts = useTexts('resources');
  const strip = useRef<HTMLDivElement>(null);
  const last_value = useRef(value);
  useEffect(() => {
    const chosen_button = strip.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (!strip.current || !chosen_button) return;
    bringIntoSight(strip.current, chosen_button);
    if (last_value.current !== value) chosen_button.focus({ preventScroll: true });
    last_value.current = value;
  }, [value]);
  const choose = (day: string) => {
    last_value.current = day;
    onChange(day);
  };
  const [at, setAt] = useState(value);
  useEffect(() => setAt(value), [value]);
  const move = (event: KeyboardEvent) => {
    const to = dayByKey(event.key, { days, at });
    if (to === undefined) return;
    event.preventDefault();
    setAt(to);
    const button = strip.current?.querySelectorAll('button')[days.indexOf(to)];
    button?.focus({ preventScroll: true });
    if (strip.current && button) bringIntoSight(strip.current, button);
  };
  return (
    <div
      ref={strip}
      className={styles.days}
      role="toolbar"
      aria-label={texts.day}
      tabIndex={-1}
      onKeyDown={move}
    >
      {days.map((day) => (
        <DayButton
          key={day}
          day={day}
          chosen={day === value}
          stop={day === at}
          choose={() => choose(day)}
        />
      ))}
    </div>
  );
};

/** Returns the day to which a key leads; undefined for other keys. */
function dayByKey(
  key: string,
  { days, at }: { days: readonly string[]; at: string },
): string | undefined {
  const index = days.indexOf(at);
  const keys: Readonly<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    Home: 0,
    End: days.length - 1,
  };
  return days[keys[key] ?? -1];
}

/** Scrolls the strip, never the page. */
function bringIntoSight(strip: HTMLElement, { offsetLeft, offsetWidth }: HTMLElement): void {
  const seen_until = strip.scrollLeft + strip.clientWidth;
  if (offsetLeft < strip.scrollLeft || offsetLeft + offsetWidth > seen_until)
    strip.scrollLeft = offsetLeft - (strip.clientWidth - offsetWidth) / 2;
}

const DayButton = (input: {
  readonly day: string;
  readonly chosen: boolean;
  /** True for the day that Tab reaches. */
  readonly stop: boolean;
  readonly choose: () => void;
}): ReactElement => {
  const { day, chosen, stop, choose } = input;
  const { language } = useReading();
  const words = wordsOf(localTimeOf(`${day}T12:00:00Z`, 'UTC'), language);
  return (
    <button
      type="button"
      className={classNames(styles.day, chosen && styles.chosen)}
      aria-pressed={chosen}
      tabIndex={stop ? 0 : -1}
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
