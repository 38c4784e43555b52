import type { Day } from '@ribambelle/domain/base/calendar.ts';
import { StayingLink } from '@ribambelle/ui/router/staying-link.tsx';
import type { ReactElement } from 'react';
import { useReading } from '../facts/use-reading.ts';
import { dayInFull, dayInShort } from './day-words.ts';
import { useDayHref } from './use-day-href.ts';
import styles from './week-strip.module.css';

interface WeekStripProps {
  readonly days: readonly Day[];
  readonly day: Day;
  /** Days with items, which have a dot. */
  readonly offered: readonly Day[];
}

/** On a phone, which shows one day: links to the other days of its week. */
export const WeekStrip = ({ days, day, offered }: WeekStripProps): ReactElement => {
  const { language } = useReading();
  const href = useDayHref();
  return (
    <ol className={styles.strip}>
      {days.map((one) => {
        const [weekday, number] = dayInShort(one, language);
        return (
          <li key={one}>
            <StayingLink
              href={href(one)}
              className={styles.day}
              aria-label={dayInFull(one, language)}
              aria-current={one === day ? 'date' : undefined}
            >
              <span>{weekday}</span>
              <strong>{number}</strong>
              {offered.includes(one) ? <i className={styles.dot} /> : null}
            </StayingLink>
          </li>
        );
      })}
    </ol>
  );
};
