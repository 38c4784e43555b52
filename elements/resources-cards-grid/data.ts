import { type DataNeed, drawnNeed, type Where } from '../element.ts';
import { readGridQuery } from '../pieces/filters/grid-query.ts';
import { resourcesRequest } from './requests.ts';
import type { Settings } from './settings.ts';

/** Requests the resources of the page. */
export const data = (settings: Settings, { search }: Where): readonly DataNeed[] => [
  drawnNeed('listResources', resourcesRequest(settings, readGridQuery(search))),
];
