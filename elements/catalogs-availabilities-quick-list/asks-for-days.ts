import { shownProperties } from '../pieces/facts/properties.ts';
import { appliedQuery } from '../pieces/filters/applied-filters.ts';
import type { GridQuery } from '../pieces/filters/grid-query.ts';
import type { Settings } from './settings.ts';

/**
 * Tests whether the days with dates are needed: for the calendar, or because the chosen day may
 * have none.
 */
export function asksForDays(settings: Settings, query: GridQuery): boolean {
  const filters = settings['availabilities-filters'];
  return (
    shownProperties(filters).includes('date-calendar') ||
    appliedQuery(filters, { query }).date !== null
  );
}
