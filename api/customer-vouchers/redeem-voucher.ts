import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, id, line } from '../general/shapes.ts';

/**
 * Redeems a voucher by its code (3 §7): its amount is in the wallet of the customer from then on, or its bundle is theirs or their participant's.
 * Refuses what is not paid, over, redeemed or cancelled, in that order (3 §4), and a participant who is missing or another's; tries are limited.
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
