import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { day } from '../general/shapes.ts';
import { calendarDate, calendarFilters } from './office-shapes.ts';

/**
 * The dates of the week, from Monday, in which a day lies, in the organiser’s zone: the first forty of each day, and how many each has. Of one day (`span`) the first
 * two hundred.
 */
export const listCalendarDates = endpoint({
  method: 'GET',
  path: '/api/back-office/calendar',
  who: 'availabilities.read',
  summary: 'Lists what happens in a week, or on a day.',
  request: z.object({ day, span: z.enum(['WEEK', 'DAY']).default('WEEK'), ...calendarFilters }),
  answer: z.object({
    monday: day,
    /** With what a day is called: public holidays of Belgium, and closed periods in which it lies. */
    days: z.array(z.object({ day, count: z.int(), names: z.array(z.string()) })),
    dates: z.array(calendarDate),
  }),
  errors: [],
});
