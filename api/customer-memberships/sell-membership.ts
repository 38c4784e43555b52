import { z } from 'zod';
import { received, RECEIVED_ERRORS } from '../desk/desk-shapes.ts';
import { endpoint } from '../endpoint.ts';
import { cuid, day, price } from '../general/shapes.ts';
import { MEMBERSHIP_ERRORS } from '../memberships/membership-errors.ts';

/**
 * Sells a membership to a customer, by staff, at the price of the shop or for nothing (`given`); it
 * is then owed, under its own structured communication, which the customer's e-mail gives. An
 * existing member gets the next cycle. Unpublished memberships can be sold too. Refuses another
 * price than the one shown (R33), and a cycle that is not available yet. `received` records the
 * money received with it on its order. Send an Idempotency-Key.
 */
export const sellMembership = endpoint({
  method: 'POST',
  path: '/api/back-office/customer-memberships',
  who: 'customer-memberships.create',
  summary: 'Sells a membership to a customer, or its next cycle.',
  request: z.object({
    customer: cuid,
    membership: cuid,
    /** The participant, for a membership of one participant. */
    participant: cuid.nullable().default(null),
    /** The first day of a rolling membership; null is today. */
    start_on: day.nullable().default(null),
    /** True to give it: nothing is owed for it. */
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
