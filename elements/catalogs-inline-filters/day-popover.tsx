import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import { FilterCalendar } from '../pieces/filters/filter-calendar.tsx';
import type { GridFilters } from '../pieces/filters/use-grid-filters.ts';
import { daysRequest } from './days-request.ts';
import { Popover } from './popover.tsx';
import type { Settings } from './settings.ts';

interface DayPopoverProps {
  readonly filters: GridFilters;
  readonly settings: Settings;
  /** True when no field of the form holds the day. */
  readonly with_field: boolean;
}

/** A calendar for the day, with a dot on days with dates that fit the other filters (2 §2). */
export const DayPopover = ({ filters, settings, with_field }: DayPopoverProps): ReactElement => {
  const texts = useTexts('catalogue');
  const answer = useCall('listAvailabilityDays', daysRequest(settings, filters.query), {
    keep_previous: true,
  });
  const days = answer.data?.dates.map(({ date }) => date) ?? [];
  return (
    <Popover title={texts.date} count={filters.query.date === null ? 0 : 1}>
      <FilterCalendar filters={filters} days={days} with_field={with_field} />
    </Popover>
  );
};
