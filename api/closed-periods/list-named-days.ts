import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { day } from '../general/shapes.ts';
import { namedDay } from './office-shapes.ts';

/** Days from one to another, at most 400 of them, that are public holidays of Belgium or lie in closed periods, with what they are called; the rest are left out. */
export const listNamedDays = endpoint({
  method: 'GET',
  path: '/api/back-office/named-days',
  who: 'availabilities.read',
  summary: 'Lists which days are holidays or closed.',
  request: z.object({ from: day, until: day }),
  answer: z.object({ data: z.array(namedDay) }),
  errors: ['CLOSED_PERIOD_REVERSED', 'CLOSED_PERIOD_TOO_LONG'],
});
