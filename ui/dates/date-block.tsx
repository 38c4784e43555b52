import type { ReactElement } from 'react';
import { classNames } from '../styles/class-names.ts';
import styles from './date-block.module.css';
import { localTimeOf, type Reading, wordsOf } from '@ribambelle/texts/formats/local-time.ts';

type DateBlockProps = Reading & { readonly start_at: string; readonly muted?: boolean | undefined };

/** A day as a leaf of a tear-off calendar: the number large, the month small. */
export const DateBlock = ({
  start_at,
  language,
  time_zone,
  muted = false,
}: DateBlockProps): ReactElement => {
  const local = localTimeOf(start_at, time_zone);
  const words = wordsOf(local, language);
  return (
    <time className={classNames(styles.block, muted && styles.muted)} dateTime={start_at}>
      <span className={styles.day}>{local.day}</span>
      <span className={styles.month}>{words.short_month}</span>
    </time>
  );
};
