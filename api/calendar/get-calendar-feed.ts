import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { calendarFeed } from './shapes.ts';

/**
 * Returns the address from which the customer's calendar reads all dates; null until one was
 * created.
 */
export const getCalendarFeed = endpoint({
  method: 'GET',
  path: '/api/account/calendar',
  who: 'customer',
  summary: 'The private address of the customer’s calendar.',
  request: z.object({}),
  answer: z.object({ feed: calendarFeed.nullable() }),
  errors: [],
  by_staff: false,
});
