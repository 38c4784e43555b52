import { z } from 'zod';
import { received, RECEIVED_ERRORS } from '../desk/desk-shapes.ts';
import { endpoint } from '../endpoint.ts';
import { cuid, instant, price } from '../general/shapes.ts';
import { BOOKING_ERRORS } from './booking-errors.ts';

/**
 * Books a resource for a customer, by staff, at the price of its length or for nothing (`given`);
 * it is then owed, under its own structured communication, which the customer's e-mail gives.
 * Neither notice nor horizon applies, and unpublished resources can be booked too. Another price
 * (`price`) requires permission to change bookings. Refuses another price than the one shown (R33).
 * `received` records the money received with it on its order. Send an Idempotency-Key.
 */
export const sellBooking = endpoint({
  method: 'POST',
  path: '/api/back-office/bookings',
  who: 'bookings.create',
  summary: 'Books a resource for a customer.',
  request: z.object({
    customer: cuid,
    resource: cuid,
    participants: z.array(cuid).max(50).default([]),
    start_at: instant,
    end_at: instant,
    /** True to give it: nothing is owed for it. */
    given: z.boolean().default(false),
    /**
     * A price in place of that of its length, for staff who may change bookings; in minor units.
     */
    price: price.optional(),
    /** The price that was shown, in minor units. */
    total_amount: price.nullable().default(null),
    received,
  }),
  answer: z.object({ cuid, message: z.string().nullable() }),
  errors: [
    'CUSTOMER_NOT_FOUND',
    ...BOOKING_ERRORS,
    'PARTICIPANT_NOT_FOUND',
    'PRICE_CHANGED',
    ...RECEIVED_ERRORS,
  ],
});
