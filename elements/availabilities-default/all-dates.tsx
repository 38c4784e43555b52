import type { Answer } from '@ribambelle/api/client.ts';
import { formatDate } from '@ribambelle/texts/formats/format-date.ts';
import { formatHours } from '@ribambelle/texts/formats/format-date-range.ts';
import type { ReactElement } from 'react';
import { useReading } from '../pieces/facts/use-reading.ts';
import styles from './view.module.css';

/**
 * Many dates, folded: their number, and the whole list when opened. Past dates and those that
 * cannot be booked are struck through.
 */
export const AllDates = ({
  dates,
  count,
}: {
  readonly dates: Answer<'getAvailability'>['dates'];
  /** The number of dates, in words. */
  readonly count: string;
}): ReactElement => {
  const reading = useReading();
  const over = (date: (typeof dates)[number]) => date.status !== 'OPEN';
  return (
    <details className={styles.dates}>
      <summary>{count}</summary>
      <ol className={styles.dateColumns}>
        {dates
          .toSorted((one, other) => Date.parse(one.start_at) - Date.parse(other.start_at))
          .map((date) => (
            <li key={date.id}>
              {over(date) ? (
                <s>{formatDate(date.start_at, reading)}</s>
              ) : (
                formatDate(date.start_at, reading)
              )}{' '}
              <span className={styles.detail}>{formatHours(date, reading)}</span>
            </li>
          ))}
      </ol>
    </details>
  );
};
