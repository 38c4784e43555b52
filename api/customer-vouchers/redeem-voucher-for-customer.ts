import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, line } from '../general/shapes.ts';

/**
 * Redeems a voucher for a family that gives its code, by the same rules as if the family did it
 * (3 §4): its amount goes to their wallet, or its pack becomes theirs or their participant's.
 * Refuses one that is not paid, over, redeemed or cancelled, in that order, and a participant who
 * is missing or of another family.
 */
export const redeemVoucherForCustomer = endpoint({
  method: 'POST',
  path: '/api/back-office/customer-vouchers/redeem',
  who: 'customer-vouchers.redeem',
  summary: 'Redeems a voucher for a family.',
  request: z.object({ customer: cuid, code: line, participant: cuid.nullable().default(null) }),
  answer: z.object({ cuid, message: z.string() }),
  errors: [
    'CUSTOMER_NOT_FOUND',
    ...(['VOUCHER_CODE_UNKNOWN', 'VOUCHER_UNPAID', 'VOUCHER_EXPIRED'] as const),
    ...(['VOUCHER_REDEEMED', 'VOUCHER_CANCELLED'] as const),
    ...(['BUNDLE_FOR_PARTICIPANT', 'PARTICIPANT_NOT_FOUND'] as const),
  ],
});
