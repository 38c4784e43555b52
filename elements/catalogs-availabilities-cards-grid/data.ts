import { shownProperties } from '../pieces/facts/properties.ts';
import { type DataNeed, drawnNeed, need, type Where } from '../element.ts';
import { filterNeeds } from '../pieces/filters/filter-needs.ts';
import { readGridQuery } from '../pieces/filters/grid-query.ts';
import { datesRequest } from './dates-request.ts';
import type { Settings } from './settings.ts';

/** Requests the cards of the page, and the choices of the filters. */
export const data = (settings: Settings, where: Where): readonly DataNeed[] => {
  const filters = shownProperties(settings['availabilities-filters']);
  return [
    drawnNeed('listAvailabilities', datesRequest(settings, readGridQuery(where.search))),
    ...filterNeeds(settings['availabilities-filters']),
    ...(filters.includes('period') ? [need('listActivityPeriods', {})] : []),
  ];
};
