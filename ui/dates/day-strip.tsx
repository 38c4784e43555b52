import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { ReactElement } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './day-strip.module.css';
import { localTimeOf, wordsOf } from '@ribambelle/texts/formats/local-time.ts';

type DayStripProps = {
  readonly days: readonly string[];
  readonly language: Language;
  /** Days in between that are not part of it, such as a public holiday. */
  readonly skipped?: readonly string[] | undefined;
};

const DayCell = ({
  day,
  language,
  skipped,
}: {
  readonly day: string;
  readonly language: Language;
  readonly skipped: boolean;
}) => {
  const local = localTimeOf(`${day}T12:00:00Z`, 'UTC');
  return (
    <li className={classNames(styles.day, skipped && styles.skipped)}>
      <span className={styles.weekday}>{wordsOf(local, language).weekday.replace('.', '')}</span>
      <time className={styles.number} dateTime={day}>
        {local.day}
      </time>
    </li>
  );
};

/** The days of a camp side by side (`2026-07-06` …), in their order, like flags on one string. */
export const DayStrip = ({ days, language, skipped = [] }: DayStripProps): ReactElement => (
  <ol className={styles.strip}>
    {days.map((day) => (
      <DayCell key={day} day={day} language={language} skipped={skipped.includes(day)} />
    ))}
  </ol>
);
