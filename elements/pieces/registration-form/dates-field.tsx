import { isPast, joinableUntil } from '@ribambelle/domain/availabilities/availability.ts';
import { bookableDates } from '@ribambelle/domain/availabilities/status.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import { DateChoices } from './date-choices.tsx';
import type { AvailabilityPage } from './form-values.ts';

interface DatesFieldProps {
  readonly availability: AvailabilityPage;
  /** Whose dates, where several availabilities stand in one form. */
  readonly title: string | null;
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
  readonly now: string;
  readonly error: string | undefined;
}

/** Which dates of several: what is full or closed stands there too, greyed, with the reason. */
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
  return (
    <DateChoices
      field={`dates.${availability.id}`}
      legend={title === null ? texts.dates : texts.dates_of(title)}
      hint={who === 'EVERYBODY' ? undefined : texts.dates_taken_by[who]}
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
};
