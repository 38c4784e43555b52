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

/** What a section of dates shows, filtered as the address says; whatever page of it. */
function sectionRequest(settings: Section, query: GridQuery): Ask<'listAvailabilityDays'> {
  const { catalogs, allowed_status, include_started_availabilities } = settings;
  return {
    ...(catalogs.length > 0 && { catalog: catalogs }),
    ...(allowed_status.length > 0 && { status: allowed_status }),
    ...(!include_started_availabilities && { include_started: false }),
    ...appliedFilters(settings['availabilities-filters'], query),
  };
}

/** Twenty a page (2 §9). */
export const PAGE_SIZE = 20;

/** The call behind a page of dates; written once, so that what is read on the server is found again in the browser. */
export function datesRequest(settings: Section, query: GridQuery): Ask<'listAvailabilities'> {
  return {
    page_number: query.page_number,
    page_size: PAGE_SIZE,
    ahead: true,
    ...sectionRequest(settings, query),
  };
}

/** The call behind the days on which there is something, whichever day is chosen. */
export function daysRequest(settings: Section, query: GridQuery): Ask<'listAvailabilityDays'> {
  return sectionRequest(settings, { ...query, date: null });
}
