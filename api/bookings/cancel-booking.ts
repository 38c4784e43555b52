import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amount, cuid, manyLines } from '../general/shapes.ts';

/**
 * Cancels a booking, with a reason that the customer reads: its time is free again, and nothing of
 * it stays due. The family gets an e-mail unless `tell` is false. Returns the part of the money
 * received that remains to be given back. Refuses a second time, and a missing reason.
 */
export const cancelBooking = endpoint({
  method: 'POST',
  path: '/api/back-office/bookings/{booking}/cancel',
  who: 'bookings.delete',
  summary: 'Cancels a booking.',
  request: z.object({
    booking: cuid,
    message: manyLines(2_000).trim().default(''),
    /** True to write to the family. */
    tell: z.boolean().default(true),
  }),
  answer: z.object({ message: z.string().nullable(), refundable_amount: amount }),
  errors: ['BOOKING_NOT_FOUND', 'BOOKING_ALREADY_CANCELLED', 'CANCELLATION_MESSAGE_REQUIRED'],
});
