import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { day } from '../general/shapes.ts';
import { namedDay } from './office-shapes.ts';

/**
 * Lists the days of a span of at most 400 that are public holidays of Belgium or in closed periods,
 * with their names; leaves out the others.
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
