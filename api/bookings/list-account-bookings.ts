import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { booking } from './shapes.ts';

/** Lists the customer's bookings, the latest date first (1 §2.3). */
export const listAccountBookings = endpoint({
  method: 'GET',
  path: '/api/account/bookings',
  who: 'customer',
  summary: 'Lists the signed-in customer’s bookings.',
  request: z.object(paging),
  answer: list(booking),
  errors: [],
});
