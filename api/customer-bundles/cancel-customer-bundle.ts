import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import {
  cancelledSold,
  SOLD_CANCELLATION_REFUSALS,
  soldCancellation,
} from '../payments/give-back.ts';

/**
 * Cancels a sold bundle, with a reason that the customer reads: it cannot be used any more, and what its uses cost stays due. `give_back` says what of the money
 * received beyond that goes back, and how, with the fee of an order of which nothing is left; what is kept is a line with a name (customer-bundles.refund, with a recent
 * password). Without it all stays to be given back: `refundable_amount`. Refuses a second time, a missing reason, more than there is, and to keep something without
 * a word. Give an Idempotency-Key.
 */
export const cancelCustomerBundle = endpoint({
  method: 'POST',
  path: '/api/back-office/customer-bundles/{bundle}/cancel',
  who: 'customer-bundles.delete',
  summary: 'Cancels a sold bundle.',
  request: z.object({ bundle: cuid, ...soldCancellation }),
  answer: cancelledSold,
  errors: ['CUSTOMER_BUNDLE_NOT_FOUND', 'BUNDLE_ALREADY_CANCELLED', ...SOLD_CANCELLATION_REFUSALS],
  recent_password: 'sometimes',
});
