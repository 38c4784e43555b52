import { shownProperties } from '../pieces/facts/properties.ts';
import { appliedQuery } from '../pieces/filters/applied-filters.ts';
import type { GridQuery } from '../pieces/filters/grid-query.ts';
import type { Settings } from './settings.ts';

/** Whether the days with something must be known: for the calendar, or because a day was chosen on which there may be nothing. */
export function asksForDays(settings: Settings, query: GridQuery): boolean {
  const filters = settings['availabilities-filters'];
  return (
    shownProperties(filters).includes('date-calendar') || appliedQuery(filters, query).date !== null
  );
}
