import { type DataNeed, need, type Where } from '../element.ts';
import { filterNeeds } from '../pieces/filters/filter-needs.ts';
import { readGridQuery } from '../pieces/filters/grid-query.ts';
import { dayOfSearch, offeredRequest, weekRequest } from '../pieces/schedule/week-requests.ts';
import type { Settings } from './settings.ts';
import { weekFilters } from './week-filters.ts';

/**
 * Requests the week that the address names, the days with dates, and the choices of the filters.
 */
export const data = (settings: Settings, { search }: Where): readonly DataNeed[] => {
  const filters = weekFilters(settings, readGridQuery(search));
  return [
    need('listAvailabilityDates', weekRequest(filters, dayOfSearch(search))),
    need('listAvailabilityDays', offeredRequest(filters)),
    ...filterNeeds(settings['availabilities-filters']),
  ];
};
