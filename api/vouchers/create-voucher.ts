import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { voucherFields } from './office-shapes.ts';

/** Adds a voucher to what is offered. Refuses unknown pictures and bundles, and what is worth nothing or both. */
export const createVoucher = endpoint({
  method: 'POST',
  path: '/api/back-office/vouchers',
  who: 'vouchers.create',
  summary: 'Adds a voucher.',
  request: z.object(voucherFields),
  answer: z.object({ cuid }),
  errors: ['IMAGE_UNKNOWN', 'BUNDLE_NOT_FOUND', 'VOUCHER_WORTH_UNCLEAR'],
});
