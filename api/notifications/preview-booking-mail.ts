import { z } from 'zod';
import { bookedTime } from '../bookings/shapes.ts';
import { endpoint } from '../endpoint.ts';
import { previewedMail } from './untold-shapes.ts';
import { cuid, instant, manyLines } from '../general/shapes.ts';

/**
 * Previews the e-mail to a family, in its language and as plain text, when its booking is moved
 * (`move`, as in `moveBooking`) or cancelled with this message, and the reason if the family does
 * not get it.
 */
export const previewBookingMail = endpoint({
  method: 'POST',
  path: '/api/back-office/bookings/{booking}/mail',
  who: 'bookings.read',
  reads_only: true,
  summary: 'Shows the e-mail that a family would get of a booking that is moved or cancelled.',
  request: z.object({
    booking: cuid,
    message: manyLines(2_000).trim().default(''),
    move: z
      .object({
        was: bookedTime,
        resource: cuid.optional(),
        start_at: instant,
        end_at: instant,
        reprice: z.boolean().default(false),
      })
      .nullable()
      .default(null),
  }),
  answer: z.object(previewedMail),
  errors: ['BOOKING_NOT_FOUND', 'RESOURCE_NOT_FOUND'],
});
