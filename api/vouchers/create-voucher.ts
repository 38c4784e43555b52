import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { voucherFields } from './office-shapes.ts';

/**
 * Adds a voucher for sale. Refuses unknown pictures and bundles, and both or neither of amount and
 * bundle.
 */
export const createVoucher = endpoint({
  method: 'POST',
  path: '/api/back-office/vouchers',
  who: 'vouchers.create',
  summary: 'Adds a voucher.',
  request: z.object(voucherFields),
  answer: z.object({ cuid }),
  errors: ['IMAGE_UNKNOWN', 'BUNDLE_NOT_FOUND', 'VOUCHER_WORTH_UNCLEAR'],
});
