import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amount, cuid, manyLines } from '../general/shapes.ts';
import { giveBack } from '../payments/give-back.ts';

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
  request: z.object({
    bundle: cuid,
    message: manyLines(2_000).trim().default(''),
    give_back: giveBack.nullable().default(null),
  }),
  answer: z.object({
    message: z.string().nullable(),
    refundable_amount: amount,
    given_amount: amount,
    kept_amount: amount,
  }),
  errors: [
    'CUSTOMER_BUNDLE_NOT_FOUND',
    'BUNDLE_ALREADY_CANCELLED',
    'CANCELLATION_MESSAGE_REQUIRED',
    'GIVE_BACK_TOO_HIGH',
    'KEPT_LABEL_REQUIRED',
    'PAYMENT_NOT_REFUNDABLE',
  ],
  recent_password: 'sometimes',
});
