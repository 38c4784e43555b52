import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { day } from '../general/shapes.ts';
import { calendarDate, calendarFilters } from './office-shapes.ts';

/**
 * Lists the dates of the week around a day, from Monday, in the organiser’s zone: the first forty
 * of each day, and the number of each day. For one day (`span`) the first two hundred.
 */
export const listCalendarDates = endpoint({
  method: 'GET',
  path: '/api/back-office/calendar',
  who: 'availabilities.read',
  summary: 'Lists what happens in a week, or on a day.',
  request: z.object({ day, span: z.enum(['WEEK', 'DAY']).default('WEEK'), ...calendarFilters }),
  answer: z.object({
    monday: day,
    /**
     * With the names of the day: public holidays of Belgium, and closed periods that contain it.
     */
    days: z.array(z.object({ day, count: z.int(), names: z.array(z.string()) })),
    dates: z.array(calendarDate),
  }),
  errors: [],
});
