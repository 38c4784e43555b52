import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { closedPeriodFields } from './office-shapes.ts';

/**
 * Adds a closed period: a holiday, works, a week without lessons. Refuses CLOSED_PERIOD_REVERSED
 * for an end before the start, and CLOSED_PERIOD_TOO_LONG for more than 400 days.
 */
export const createClosedPeriod = endpoint({
  method: 'POST',
  path: '/api/back-office/closed-periods',
  who: 'date-configurations.create',
  summary: 'Adds a closed period.',
  request: z.object(closedPeriodFields),
  answer: z.object({ cuid }),
  errors: ['CLOSED_PERIOD_REVERSED', 'CLOSED_PERIOD_TOO_LONG'],
});
