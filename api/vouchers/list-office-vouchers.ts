import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { officeVoucherRow } from './office-shapes.ts';

/** Vouchers in the organiser's order, those not published too. */
export const listOfficeVouchers = endpoint({
  method: 'GET',
  path: '/api/back-office/vouchers',
  who: 'vouchers.read',
  summary: 'Lists the organiser’s vouchers.',
  request: z.object({
    ...paging,
    search: z.string().max(100).optional(),
    published: z.boolean().optional(),
  }),
  answer: list(officeVoucherRow),
  errors: [],
});
