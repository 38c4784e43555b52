import type { Ask } from '@ribambelle/api/client.ts';
import { appliedFilters } from '../pieces/filters/applied-filters.ts';
import type { GridQuery } from '../pieces/filters/grid-query.ts';
import type { Settings } from './settings.ts';

/** The call behind how many dates there are that fit the filters, for the number alone. */
export function countRequest(settings: Settings, query: GridQuery): Ask<'listAvailabilities'> {
  return { ahead: true, ...appliedFilters(settings['availabilities-filters'], query) };
}

/** The call behind the days with something open or full that fits the other filters, whichever day is chosen. */
export function daysRequest(settings: Settings, query: GridQuery): Ask<'listAvailabilityDays'> {
  return {
    status: ['OPEN', 'FULL'],
    ...appliedFilters(settings['availabilities-filters'], { ...query, date: null }),
  };
}
