import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { day } from '../general/shapes.ts';
import { namedDay } from './shapes.ts';

/**
 * Lists the public holidays of Belgium and the days in closed periods within a span of at most 400
 * days, with their names.
 */
export const listNamedDays = endpoint({
  method: 'GET',
  path: '/api/back-office/named-days',
  who: 'availabilities.read',
  summary: 'Lists which days are holidays or closed.',
  request: z.object({ from: day, until: day }),
  answer: z.object({ data: z.array(namedDay) }),
  errors: ['CLOSED_PERIOD_REVERSED', 'CLOSED_PERIOD_TOO_LONG'],
});
