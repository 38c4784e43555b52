import { type DataNeed, pageNeeds, type Where } from '../element.ts';
import { voucherRequest } from './requests.ts';
import type { Settings } from './settings.ts';

/** Requests the voucher that the path names; without it there is no page. */
export const data = (_settings: Settings, { params }: Where): readonly DataNeed[] => [
  pageNeeds('getVoucher', voucherRequest(params)),
];
