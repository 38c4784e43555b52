import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, line } from '../general/shapes.ts';

/**
 * Redeems a voucher by its code (3 §7): what it is worth is in the wallet of the customer from then on. Refuses what is not paid, over,
 * redeemed or cancelled, in that order (3 §4); tries are limited.
 */
export const redeemVoucher = endpoint({
  method: 'PUT',
  path: '/api/vouchers/redeem',
  who: 'customer',
  summary: 'Redeems a voucher.',
  request: z.object({ code: line }),
  answer: z.object({ cuid, message: z.string() }),
  errors: [
    ...(['VOUCHER_CODE_UNKNOWN', 'VOUCHER_UNPAID', 'VOUCHER_EXPIRED'] as const),
    ...(['VOUCHER_REDEEMED', 'VOUCHER_CANCELLED'] as const),
  ],
  limit: 'voucher',
});
