import { type DataNeed, drawnNeed, type Where } from '../element.ts';
import { readGridQuery } from '../pieces/filters/grid-query.ts';
import { membershipsRequest } from './requests.ts';
import type { Settings } from './settings.ts';

/** Requests the memberships of the page. */
export const data = (settings: Settings, { search }: Where): readonly DataNeed[] => [
  drawnNeed('listMemberships', membershipsRequest(settings, readGridQuery(search))),
];
