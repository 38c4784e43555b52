import { appliedFilters } from '../pieces/filters/applied-filters.ts';
import { asksCategories } from '../pieces/facts/says-categories.ts';
import type { GridQuery } from '../pieces/filters/grid-query.ts';
import type { WeekFilters } from '../pieces/schedule/week-requests.ts';
import type { Settings } from './settings.ts';

/**
 * Returns the filters of the dates in the calendar, as set in the address; its day sets the week,
 * and is no filter.
 */
export function weekFilters(settings: Settings, query: GridQuery): WeekFilters {
  const { catalogs, allowed_status, include_started_availabilities } = settings;
  return {
    ...(catalogs.length > 0 && { catalog: catalogs }),
    ...(allowed_status.length > 0 && { status: allowed_status }),
    ...(!include_started_availabilities && { include_started: false }),
    ...asksCategories(settings['availabilities-properties']),
    ...appliedFilters(settings['availabilities-filters'], { ...query, date: null }),
  };
}
