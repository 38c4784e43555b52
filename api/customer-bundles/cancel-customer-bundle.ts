import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amount, cuid, manyLines } from '../general/shapes.ts';

/**
 * Cancels a sold bundle, with a reason that the customer reads: it cannot be used any more, and what its uses cost stays due. Answers
 * what of the money received remains to be given back. Refuses a second time, and a missing reason.
 */
export const cancelCustomerBundle = endpoint({
  method: 'POST',
  path: '/api/back-office/customer-bundles/{bundle}/cancel',
  who: 'customer-bundles.delete',
  summary: 'Cancels a sold bundle.',
  request: z.object({ bundle: cuid, message: manyLines(2_000).trim().default('') }),
  answer: z.object({ message: z.string().nullable(), refundable_amount: amount }),
  errors: [
    'CUSTOMER_BUNDLE_NOT_FOUND',
    'BUNDLE_ALREADY_CANCELLED',
    'CANCELLATION_MESSAGE_REQUIRED',
  ],
});
