import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done, instant } from '../general/shapes.ts';
import { bookedTime } from './shapes.ts';

/**
 * Moves one date of a booking to another time, another length or, where it has one date, another resource, under the rules by which staff book. What is owed
 * stays as it is unless a new price is asked for (`reprice`): all its dates then cost what they cost today, and what was paid beyond it is to be given back.
 * With `tell` the family gets an e-mail some twenty seconds later that says what is then true, one for all moves until then, and none where it was carried back. Refuses BOOKING_MOVED where the date is no longer where it was (`was`), a cancelled booking, and what is over.
 */
export const moveBooking = endpoint({
  method: 'POST',
  path: '/api/back-office/bookings/{booking}/move',
  who: 'bookings.update',
  summary: 'Moves a booking to another time or resource.',
  request: z.object({
    booking: cuid,
    /** Which date: from when until when it is now. */
    was: bookedTime,
    /** Another resource; left out, the same. */
    resource: cuid.optional(),
    start_at: instant,
    end_at: instant,
    reprice: z.boolean().default(false),
    /** Whether the family is written to. */
    tell: z.boolean().default(false),
  }),
  /** What moves it back, at the price that it then has. */
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
