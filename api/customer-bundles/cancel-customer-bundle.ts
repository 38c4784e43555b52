import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import {
  cancelledSold,
  SOLD_CANCELLATION_REFUSALS,
  soldCancellation,
} from '../payments/give-back.ts';

/**
 * Cancels a sold pack, with a reason that the customer reads: it can no longer be used, and the
 * price of its uses stays due. `give_back` sets the part of the money received beyond that to give
 * back, and how, with the fee of an order of which nothing is left; the part kept becomes a line
 * with a label (customer-bundles.refund, with a recent password). Without it everything remains to
 * be given back: `refundable_amount`. Refuses a second time, a missing reason, more than there is,
 * and keeping a part without a label. Send an Idempotency-Key.
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
