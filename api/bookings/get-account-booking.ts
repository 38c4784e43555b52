import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { bookingDetail } from './shapes.ts';

/**
 * Returns one booking of the customer (3 §2). Refuses BOOKING_NOT_FOUND, also for another
 * customer's.
 */
export const getAccountBooking = endpoint({
  method: 'GET',
  path: '/api/account/bookings/{cuid}',
  who: 'customer',
  summary: 'Shows one of the signed-in customer’s bookings.',
  request: z.object({ cuid }),
  answer: bookingDetail,
  errors: ['BOOKING_NOT_FOUND'],
});
