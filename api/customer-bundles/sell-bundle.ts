import { z } from 'zod';
import { received, RECEIVED_ERRORS } from '../checkout/desk-shapes.ts';
import { endpoint } from '../endpoint.ts';
import { cuid, price } from '../general/shapes.ts';

/**
 * Sells a bundle to a customer for staff, at the price of the shop or for nothing (`given`); it is then owed, under a structured communication of its own that
 * the customer's e-mail tells. What is not published can be sold too. Refuses another price than the one that was shown (R33). `received` records the
 * money that comes with it on its order. Give an Idempotency-Key.
 */
export const sellBundle = endpoint({
  method: 'POST',
  path: '/api/back-office/customer-bundles',
  who: 'customer-bundles.create',
  summary: 'Sells a bundle to a customer.',
  request: z.object({
    customer: cuid,
    bundle: cuid,
    /** For whom, where a bundle is one participant's. */
    participant: cuid.nullable().default(null),
    /** Gives it: nothing is owed for it. */
    given: z.boolean().default(false),
    /** The price that was shown, in minor units. */
    total_amount: price.nullable().default(null),
    received,
  }),
  answer: z.object({ cuid, message: z.string().nullable() }),
  errors: [
    'CUSTOMER_NOT_FOUND',
    'BUNDLE_NOT_FOUND',
    'PARTICIPANT_NOT_FOUND',
    'BUNDLE_FOR_PARTICIPANT',
    'PRICE_CHANGED',
    ...RECEIVED_ERRORS,
  ],
});
