import type { Answer } from '@ribambelle/api/client.ts';
import { isDateBookable } from '@ribambelle/domain/availabilities/status.ts';
import { formatDate } from '@ribambelle/ui/dates/format-date.ts';
import { formatHours } from '@ribambelle/ui/dates/format-date-range.ts';
import { useTexts } from '@ribambelle/ui/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import { useReading } from '../pieces/facts/use-reading.ts';
import styles from './view.module.css';

/** Many dates, folded up: their number, and all of them when asked for. What is over or cannot be booked is struck through. */
export const AllDates = ({
  dates,
  now,
}: {
  readonly dates: Answer<'getAvailability'>['dates'];
  readonly now: string;
}): ReactElement => {
  const texts = useTexts('availabilities');
  const reading = useReading();
  const over = (date: (typeof dates)[number]) =>
    Date.parse(date.start_at) <= Date.parse(now) || !isDateBookable(date);
  return (
    <details className={styles.dates}>
      <summary>{texts.dates_count(dates.length)}</summary>
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
