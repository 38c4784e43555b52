import { datesRequest, daysRequest } from '../pieces/date-card/date-requests.ts';
import { type DataNeed, need, type Where } from '../element.ts';
import { filterNeeds } from '../pieces/filters/filter-needs.ts';
import { readGridQuery } from '../pieces/filters/grid-query.ts';
import { asksForDays } from './asks-for-days.ts';
import type { Settings } from './settings.ts';

/** Requests the rows of the page, the days of the calendar, and the choices of the filters. */
export const data = (settings: Settings, where: Where): readonly DataNeed[] => {
  const query = readGridQuery(where.search);
  return [
    need('listAvailabilities', datesRequest(settings, query)),
    ...(asksForDays(settings, query)
      ? [need('listAvailabilityDays', daysRequest(settings, query))]
      : []),
    ...filterNeeds(settings['availabilities-filters']),
  ];
};
