import { datesRequest } from '../pieces/date-card/date-requests.ts';
import { type DataNeed, drawnNeed, type Where } from '../element.ts';
import { filterNeeds } from '../pieces/filters/filter-needs.ts';
import { readGridQuery } from '../pieces/filters/grid-query.ts';
import type { Settings } from './settings.ts';

/** Requests the cards of the page, and the choices of the filters. */
export const data = (settings: Settings, where: Where): readonly DataNeed[] => [
  drawnNeed('listAvailabilities', datesRequest(settings, readGridQuery(where.search))),
  ...filterNeeds(settings['availabilities-filters']),
];
