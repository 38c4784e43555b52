import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { officeClosedPeriod } from './office-shapes.ts';

/** Returns one closed period. Refuses CLOSED_PERIOD_NOT_FOUND. */
export const getClosedPeriod = endpoint({
  method: 'GET',
  path: '/api/back-office/closed-periods/{closed_period}',
  who: 'date-configurations.read',
  summary: 'Shows one closed period.',
  request: z.object({ closed_period: cuid }),
  answer: officeClosedPeriod,
  errors: ['CLOSED_PERIOD_NOT_FOUND'],
});
