import { z } from 'zod';
import { received, RECEIVED_ERRORS } from '../desk/desk-shapes.ts';
import { endpoint } from '../endpoint.ts';
import { cuid, price } from '../general/shapes.ts';

/**
 * Sells a pack to a customer, by staff, at the price of the shop or for nothing (`given`); it is
 * then owed, under its own structured communication, which the customer's e-mail gives. Unpublished
 * packs can be sold too. Refuses another price than the one shown (R33). `received` records the
 * money received with it on its order. Send an Idempotency-Key.
 */
export const sellBundle = endpoint({
  method: 'POST',
  path: '/api/back-office/customer-bundles',
  who: 'customer-bundles.create',
  summary: 'Sells a bundle to a customer.',
  request: z.object({
    customer: cuid,
    bundle: cuid,
    /** The participant, for a pack of one participant. */
    participant: cuid.nullable().default(null),
    /** True to give it: nothing is owed for it. */
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
