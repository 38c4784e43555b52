import { type DataNeed, drawnNeed, type Where } from '../element.ts';
import { readGridQuery } from '../pieces/filters/grid-query.ts';
import { bundlesRequest } from './requests.ts';
import type { Settings } from './settings.ts';

/** Requests the bundles of the page. */
export const data = (settings: Settings, { search }: Where): readonly DataNeed[] => [
  drawnNeed('listBundles', bundlesRequest(settings, readGridQuery(search))),
];
