import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, file } from '../general/shapes.ts';

/**
 * Returns the dates of one of the customer's own registrations as a calendar file. Refuses
 * NOT_FOUND, also for another customer's.
 */
export const getRegistrationCalendar = endpoint({
  method: 'GET',
  path: '/api/account/registrations/{cuid}/calendar',
  who: 'customer',
  summary: 'The dates of a registration for the customer’s calendar, as iCalendar.',
  request: z.object({ cuid }),
  answer: file,
  errors: [],
});
