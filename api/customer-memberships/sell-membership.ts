import { z } from 'zod';
import { received, RECEIVED_ERRORS } from '../checkout/desk-shapes.ts';
import { endpoint } from '../endpoint.ts';
import { cuid, day, price } from '../general/shapes.ts';
import { MEMBERSHIP_ERRORS } from '../memberships/membership-errors.ts';

/**
 * Sells a membership to a customer for staff, at the price of the shop or for nothing (`given`); it is then owed, under a structured communication of its own that
 * the customer's e-mail tells. Who has it already gets its next cycle. What is not published can be sold too. Refuses another price than
 * the one that was shown (R33), and a cycle that cannot be had yet. `received` records the
 * money that comes with it on its order. Give an Idempotency-Key.
 */
export const sellMembership = endpoint({
  method: 'POST',
  path: '/api/back-office/customer-memberships',
  who: 'customer-memberships.create',
  summary: 'Sells a membership to a customer, or its next cycle.',
  request: z.object({
    customer: cuid,
    membership: cuid,
    /** For whom, where a membership is one participant's. */
    participant: cuid.nullable().default(null),
    /** The first day of a rolling one; null is today. */
    start_on: day.nullable().default(null),
    /** Gives it: nothing is owed for it. */
    given: z.boolean().default(false),
    /** The price that was shown, in minor units. */
    total_amount: price.nullable().default(null),
    received,
  }),
  answer: z.object({ cuid, message: z.string().nullable() }),
  errors: [
    'CUSTOMER_NOT_FOUND',
    ...MEMBERSHIP_ERRORS,
    'PARTICIPANT_NOT_FOUND',
    'PRICE_CHANGED',
    ...RECEIVED_ERRORS,
  ],
});
