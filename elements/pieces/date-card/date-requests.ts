import type { Ask } from '@ribambelle/api/client.ts';
import { appliedFilters, type FilterSettings } from '../filters/applied-filters.ts';
import type { GridQuery } from '../filters/grid-query.ts';
import type { DateSettings } from './date-settings.ts';

type Section = Pick<
  DateSettings,
  'catalogs' | 'allowed_status' | 'include_started_availabilities'
> & {
  readonly 'availabilities-filters': FilterSettings;
};

/** Returns the request for the dates of a section, filtered as the address says, for any page. */
function sectionRequest(settings: Section, query: GridQuery): Ask<'listAvailabilityDays'> {
  const { catalogs, allowed_status, include_started_availabilities } = settings;
  return {
    ...(catalogs.length > 0 && { catalog: catalogs }),
    ...(allowed_status.length > 0 && { status: allowed_status }),
    ...(!include_started_availabilities && { include_started: false }),
    ...appliedFilters(settings['availabilities-filters'], query),
  };
}

/** The number of dates on a page (2 §9). */
export const PAGE_SIZE = 20;

/**
 * Returns the call for a page of dates; written once, so that the browser finds the answer that
 * the server read.
 */
export function datesRequest(settings: Section, query: GridQuery): Ask<'listAvailabilities'> {
  return {
    page_number: query.page_number,
    page_size: PAGE_SIZE,
    ahead: true,
    ...sectionRequest(settings, query),
  };
}

/** Returns the call for the days with dates, whichever day is chosen. */
export function daysRequest(settings: Section, query: GridQuery): Ask<'listAvailabilityDays'> {
  return sectionRequest(settings, { ...query, date: null });
}
