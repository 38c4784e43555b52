import { isPast, joinableUntil } from '@ribambelle/domain/availabilities/availability.ts';
import { bookableDates } from '@ribambelle/domain/availabilities/status.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatDate } from '@ribambelle/texts/formats/format-date.ts';
import { type ReactElement, useState } from 'react';
import { useReading } from '../facts/use-reading.ts';
import { DateChoices, MOST_IN_A_LIST } from './date-choices.tsx';
import type { AvailabilityPage } from './form-values.ts';
import styles from './form.module.css';

interface DatesFieldProps {
  readonly availability: AvailabilityPage;
  /** The title of the availability, when several are in one form. */
  readonly title: string | null;
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
  readonly now: string;
  readonly error: string | undefined;
}

/**
 * The choice of dates: full and closed ones are shown too, greyed, with the reason. Many dates that
 * cost the same however few are taken are folded behind one line.
 */
export const DatesField = ({
  availability,
  title,
  chosen,
  onChange,
  now,
  error,
}: DatesFieldProps): ReactElement => {
  const texts = useTexts('cart');
  const bookable = new Set(bookableDates(availability, now).map((date) => date.id));
  const dates = availability.dates
    .filter((date) => !isPast(joinableUntil(date, availability), now))
    .toSorted((one, other) => Date.parse(one.start_at) - Date.parse(other.start_at));
  const whyNot = (status: string) =>
    status === 'OPEN' || status === 'FULL' ? texts.date_full : texts.date_closed;
  const who = availability.partial_registrations;
  const taken_by = who === 'EVERYBODY' ? [] : [texts.dates_taken_by[who]];
  const same_price = availability.dates_priced || who === 'NOBODY' ? [] : [texts.dates_same_price];
  const hints = [...taken_by, ...same_price];
  const choices = (
    <DateChoices
      field={`dates.${availability.id}`}
      legend={title === null ? texts.dates : texts.dates_of(title)}
      hint={hints.length === 0 ? undefined : hints.join(' ')}
      dates={dates.map((date) => ({
        ...date,
        note: bookable.has(date.id) ? null : whyNot(date.status),
        disabled: !bookable.has(date.id) || who === 'NOBODY',
      }))}
      chosen={chosen}
      onChange={onChange}
      error={error}
    />
  );
  const is_settled = who === 'NOBODY' || !availability.dates_priced;
  if (dates.length <= MOST_IN_A_LIST || !is_settled) return choices;
  return (
    <Folded
      title={title}
      error={error}
      dates={dates.filter((date) => chosen.includes(date.id))}
      all={bookable.size}
      opens={who === 'NOBODY' ? texts.dates_show : texts.dates_leave}
    >
      {choices}
    </Folded>
  );
};

interface FoldedProps {
  readonly title: string | null;
  /** The chosen dates, in order. */
  readonly dates: readonly { readonly start_at: string }[];
  /** The number of dates that can be booked. */
  readonly all: number;
  readonly opens: string;
  readonly error: string | undefined;
  readonly children: ReactElement;
}

/**
 * The chosen dates in one line, which opens the whole list: open at first when some are left out or
 * one is refused.
 */
const Folded = ({ title, dates, all, opens, error, children }: FoldedProps): ReactElement => {
  const texts = useTexts('cart');
  const reading = useReading();
  const [begins_open] = useState(dates.length < all);
  const day = ({ start_at }: { readonly start_at: string }) =>
    formatDate(start_at, { ...reading, year: true });
  const first = dates[0];
  const last = dates.at(-1);
  return (
    <div className={styles.dates}>
      {title !== null && <p className={styles.legend}>{title}</p>}
      <p>
        {first !== undefined && last !== undefined && dates.length === all
          ? texts.dates_taken(all, day(first), day(last))
          : texts.dates_taken_some(dates.length, all)}
      </p>
      <details open={begins_open || error !== undefined}>
        <summary className={styles.fold}>{opens}</summary>
        {children}
      </details>
    </div>
  );
};
