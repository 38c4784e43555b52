import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { community } from './shapes.ts';

/**
 * Adds the school holidays of a community in the school year that begins in a year, as closed
 * periods; leaves existing ones as they are. Refuses SCHOOL_HOLIDAYS_UNKNOWN where none are known.
 */
export const addSchoolHolidays = endpoint({
  method: 'POST',
  path: '/api/back-office/closed-periods/school-holidays',
  who: 'date-configurations.create',
  summary: 'Adds the school holidays of a year.',
  request: z.object({ community, year: z.int().min(2000).max(2100) }),
  answer: z.object({ created: z.int(), already: z.int() }),
  errors: ['SCHOOL_HOLIDAYS_UNKNOWN'],
});
