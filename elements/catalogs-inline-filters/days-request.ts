import type { Ask } from '@ribambelle/api/client.ts';
import { appliedFilters } from '../pieces/filters/applied-filters.ts';
import type { GridQuery } from '../pieces/filters/grid-query.ts';
import type { Settings } from './settings.ts';

/** Returns the call for the number of dates that fit the filters, and only for it. */
export function countRequest(settings: Settings, query: GridQuery): Ask<'listAvailabilities'> {
  return { ahead: true, ...appliedFilters(settings['availabilities-filters'], query) };
}

/**
 * Returns the call for the days with open or full dates that fit the other filters, whichever
 * day is chosen.
 */
export function daysRequest(settings: Settings, query: GridQuery): Ask<'listAvailabilityDays'> {
  return {
    status: ['OPEN', 'FULL'],
    ...appliedFilters(settings['availabilities-filters'], { ...query, date: null }),
  };
}
