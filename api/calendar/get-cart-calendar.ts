import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, file } from '../general/shapes.ts';

/**
 * Returns the dates of everything in one of the customer's own orders as a calendar file. Refuses
 * NOT_FOUND, also for another customer's.
 */
export const getCartCalendar = endpoint({
  method: 'GET',
  path: '/api/account/carts/{cuid}/calendar',
  who: 'customer',
  summary: 'The dates of an order for the customer’s calendar, as iCalendar.',
  request: z.object({ cuid }),
  answer: file,
  errors: [],
});
