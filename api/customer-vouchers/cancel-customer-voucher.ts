import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amount, cuid, manyLines } from '../general/shapes.ts';

/**
 * Cancels a sold voucher, with a reason that the customer reads: it cannot be redeemed any more, and nothing stays due. Answers what of
 * the money received remains to be given back. Refuses a second time, what was redeemed, and a missing reason.
 */
export const cancelCustomerVoucher = endpoint({
  method: 'POST',
  path: '/api/back-office/customer-vouchers/{voucher}/cancel',
  who: 'customer-vouchers.delete',
  summary: 'Cancels a sold voucher.',
  request: z.object({ voucher: cuid, message: manyLines(2_000).trim().default('') }),
  answer: z.object({ message: z.string().nullable(), refundable_amount: amount }),
  errors: [
    'CUSTOMER_VOUCHER_NOT_FOUND',
    'VOUCHER_ALREADY_CANCELLED',
    'VOUCHER_REDEEMED',
    'CANCELLATION_MESSAGE_REQUIRED',
  ],
});
