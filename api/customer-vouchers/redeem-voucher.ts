import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, id, line } from '../general/shapes.ts';

/**
 * Redeems a voucher by its code (3 §7): its amount goes to the customer's wallet, or its pack
 * becomes theirs or their participant's. Refuses one that is not paid, over, redeemed or cancelled,
 * in that order (3 §4), and a participant who is missing or of another customer; tries are limited.
 */
export const redeemVoucher = endpoint({
  method: 'PUT',
  path: '/api/vouchers/redeem',
  who: 'customer',
  summary: 'Redeems a voucher.',
  request: z.object({ code: line, participant_id: id.nullable().default(null) }),
  answer: z.object({ cuid, message: z.string() }),
  errors: [
    ...(['VOUCHER_CODE_UNKNOWN', 'VOUCHER_UNPAID', 'VOUCHER_EXPIRED'] as const),
    ...(['VOUCHER_REDEEMED', 'VOUCHER_CANCELLED'] as const),
    ...(['BUNDLE_FOR_PARTICIPANT', 'PARTICIPANT_NOT_FOUND'] as const),
  ],
  limit: 'voucher',
});
