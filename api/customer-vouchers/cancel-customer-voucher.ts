import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import {
  cancelledSold,
  SOLD_CANCELLATION_REFUSALS,
  soldCancellation,
} from '../payments/give-back.ts';

/**
 * Cancels a sold voucher, with a reason that the customer reads: it can no longer be redeemed, and
 * nothing stays due. `give_back` sets the part of the money received to give back, and how, with
 * the fee of an order of which nothing is left; the part kept becomes a line with a label
 * (customer-vouchers.refund, with a recent password). Without it everything remains to be given
 * back: `refundable_amount`. Refuses a second time, a redeemed voucher, a missing reason, more than
 * there is, and keeping a part without a label. Send an Idempotency-Key.
 */
export const cancelCustomerVoucher = endpoint({
  method: 'POST',
  path: '/api/back-office/customer-vouchers/{voucher}/cancel',
  who: 'customer-vouchers.delete',
  summary: 'Cancels a sold voucher.',
  request: z.object({ voucher: cuid, ...soldCancellation }),
  answer: cancelledSold,
  errors: [
    'CUSTOMER_VOUCHER_NOT_FOUND',
    'VOUCHER_ALREADY_CANCELLED',
    'VOUCHER_REDEEMED',
    ...SOLD_CANCELLATION_REFUSALS,
  ],
  recent_password: 'sometimes',
});
