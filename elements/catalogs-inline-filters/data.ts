import { type DataNeed, need, type Where } from '../element.ts';
import { shownProperties } from '../pieces/facts/properties.ts';
import { filterNeeds } from '../pieces/filters/filter-needs.ts';
import { readGridQuery } from '../pieces/filters/grid-query.ts';
import { daysRequest } from './days-request.ts';
import type { Settings } from './settings.ts';

/** Requests the choices of the filters, and the days with dates where there is a calendar. */
export const data = (settings: Settings, { search }: Where): readonly DataNeed[] => {
  const filters = settings['availabilities-filters'];
  return [
    ...filterNeeds(filters),
    ...(shownProperties(filters).includes('date-calendar')
      ? [need('listAvailabilityDays', daysRequest(settings, readGridQuery(search)))]
      : []),
  ];
};
