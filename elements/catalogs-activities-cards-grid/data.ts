import { shownProperties } from '../pieces/facts/properties.ts';
import { type DataNeed, drawnNeed, need, type Where } from '../element.ts';
import { filterNeeds } from '../pieces/filters/filter-needs.ts';
import { readGridQuery } from '../pieces/filters/grid-query.ts';
import { gridRequest, periodsRequest } from './grid-request.ts';
import type { Settings } from './settings.ts';

/** Requests the cards of the page, and the choices of the filters. */
export const data = (settings: Settings, where: Where): readonly DataNeed[] => {
  const filters = shownProperties(settings['activities-filters']);
  return [
    drawnNeed('listActivities', gridRequest(settings, readGridQuery(where.search))),
    ...filterNeeds(settings['activities-filters']),
    ...(filters.includes('period') ? [need('listActivityPeriods', periodsRequest(settings))] : []),
  ];
};
