import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Day } from '@ribambelle/domain/base/calendar.ts';
import { type ComponentProps, type ReactElement, useState } from 'react';
import { useReading } from '../facts/use-reading.ts';
import { MonthCalendar } from '../month-calendar/month-calendar.tsx';
import type { Month } from '../month-calendar/month-of.ts';
import type { GridFilters } from './use-grid-filters.ts';

interface Props {
  readonly filters: GridFilters;
  /** The days with dates that fit the other filters. */
  readonly days: readonly Day[];
  /** True when no field of the form holds the day: it is sent with the others. */
  readonly with_field: boolean;
  /** The component for a day; by default a link of the site. */
  readonly as?: ComponentProps<typeof MonthCalendar>['as'];
}

/**
 * A calendar with a dot on days with dates (2 §2); it opens at the chosen day, else at the first
 * day with dates.
 */
export const FilterCalendar = ({ filters, days, with_field, as }: Props): ReactElement => {
  const texts = useTexts('availabilities');
  const { rendered_at } = useReading();
  const chosen_day = filters.query.date;
  // another month, as long as no other day is chosen
  const [turned_month, setTurnedMonth] = useState<{ month: Month; at: Day | null } | null>(null);
  const month =
    turned_month !== null && turned_month.at === chosen_day
      ? turned_month.month
      : (chosen_day ?? days[0] ?? rendered_at).slice(0, 7);
  return (
    <>
      {with_field && chosen_day !== null && <input type="hidden" name="date" value={chosen_day} />}
      <MonthCalendar
        month={month}
        days={days}
        chosen={chosen_day}
        {...(as && { as })}
        hrefOf={(date) => filters.hrefWith({ date })}
        label={texts.on_day}
        turn={{ onTurn: (to) => setTurnedMonth({ month: to, at: chosen_day }) }}
      />
    </>
  );
};
