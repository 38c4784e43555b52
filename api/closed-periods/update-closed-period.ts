import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { closedPeriodFields } from './office-shapes.ts';

/** Changes a closed period; dates stay as they are. Refuses CLOSED_PERIOD_NOT_FOUND, CLOSED_PERIOD_REVERSED and CLOSED_PERIOD_TOO_LONG. */
export const updateClosedPeriod = endpoint({
  method: 'PUT',
  path: '/api/back-office/closed-periods/{closed_period}',
  who: 'date-configurations.update',
  summary: 'Changes a closed period.',
  request: z.object({ closed_period: cuid, version, ...anyFieldOf(closedPeriodFields) }),
  answer: done,
  errors: ['CLOSED_PERIOD_NOT_FOUND', 'CLOSED_PERIOD_REVERSED', 'CLOSED_PERIOD_TOO_LONG'],
});
