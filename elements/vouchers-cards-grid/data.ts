import { type DataNeed, drawnNeed, type Where } from '../element.ts';
import { readGridQuery } from '../pieces/filters/grid-query.ts';
import { vouchersRequest } from './requests.ts';
import type { Settings } from './settings.ts';

/** Requests the vouchers of the page. */
export const data = (settings: Settings, { search }: Where): readonly DataNeed[] => [
  drawnNeed('listVouchers', vouchersRequest(settings, readGridQuery(search))),
];
