import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, removed } from '../general/shapes.ts';

/** Deletes a closed period; dates stay as they are. Refuses CLOSED_PERIOD_NOT_FOUND. */
export const deleteClosedPeriod = endpoint({
  method: 'DELETE',
  path: '/api/back-office/closed-periods/{closed_period}',
  who: 'date-configurations.delete',
  summary: 'Deletes a closed period.',
  request: z.object({ closed_period: cuid }),
  answer: removed,
  errors: ['CLOSED_PERIOD_NOT_FOUND'],
});
