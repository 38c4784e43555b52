import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { sortBy } from '../lists/columns.ts';
import { officeVoucherRow, voucherFilters } from './office-shapes.ts';
import { voucherColumns } from './voucher-columns.ts';

/** Lists vouchers in the organiser's order, unpublished ones too. */
export const listOfficeVouchers = endpoint({
  method: 'GET',
  path: '/api/back-office/vouchers',
  who: 'vouchers.read',
  summary: 'Lists the organiser’s vouchers.',
  request: z.object({ ...paging, ...voucherFilters, sort: sortBy(voucherColumns) }),
  answer: list(officeVoucherRow),
  errors: [],
});
