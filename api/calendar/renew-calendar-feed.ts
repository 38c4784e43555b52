import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { calendarFeed } from './shapes.ts';

/** Gives the customer's calendar a new address; the old one stops working. */
export const renewCalendarFeed = endpoint({
  method: 'PUT',
  path: '/api/account/calendar',
  who: 'customer',
  summary: 'Makes a new private address for the customer’s calendar.',
  request: z.object({}),
  answer: z.object({ feed: calendarFeed }),
  errors: [],
});
