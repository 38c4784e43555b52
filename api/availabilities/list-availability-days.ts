import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { day } from '../general/shapes.ts';
import { availabilityFilters } from './filters.ts';

/**
 * Lists the days, in the organiser's zone, on which a matching date takes place; at most 400, from
 * today unless `after` says otherwise (2 §7 calendar).
 */
export const listAvailabilityDays = endpoint({
  method: 'GET',
  path: '/api/availabilities/calendar',
  who: 'anyone',
  summary: 'Lists the days with availabilities, for calendars with dots.',
  request: z.object(availabilityFilters),
  answer: z.object({ dates: z.array(z.object({ date: day })) }),
  errors: [],
});
