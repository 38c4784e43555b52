import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done, instant } from '../general/shapes.ts';
import { bookedTime } from './shapes.ts';

/**
 * Moves one date of a booking to another time, another length or, if it is the only one, another
 * resource, under the booking rules of staff. The debt stays as it is unless a new price is
 * requested (`reprice`): all its dates then cost today's price, and the excess paid is to be given
 * back. With `tell` the family gets an e-mail some twenty seconds later that describes the final
 * state, one for all moves until then, and none when the booking was moved back. Refuses
 * BOOKING_MOVED when the date is no longer where it was (`was`), a cancelled booking, and a date
 * that is over.
 */
export const moveBooking = endpoint({
  method: 'POST',
  path: '/api/back-office/bookings/{booking}/move',
  who: 'bookings.update',
  summary: 'Moves a booking to another time or resource.',
  request: z.object({
    booking: cuid,
    /** The date to move, by its present start and end. */
    was: bookedTime,
    /** Another resource; left out, the same. */
    resource: cuid.optional(),
    start_at: instant,
    end_at: instant,
    reprice: z.boolean().default(false),
    /** True to write to the family. */
    tell: z.boolean().default(false),
  }),
  /** The move back, at the price it then has. */
  answer: done.extend({
    back: bookedTime.extend({ booking: cuid, was: bookedTime, resource: cuid, tell: z.boolean() }),
  }),
  errors: [
    'BOOKING_NOT_FOUND',
    'RESOURCE_NOT_FOUND',
    'BOOKING_ALREADY_CANCELLED',
    'BOOKING_MOVED',
    'BOOKING_STARTED',
    'BOOKING_NOT_POSSIBLE',
    'BOOKING_DURATION_UNKNOWN',
    'BOOKING_OF_MANY_DATES',
    'RESOURCE_TAKEN',
  ],
});
