import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, removed } from '../general/shapes.ts';

/**
 * Ends a weekly report, for all its recipients. Refuses REPORT_SCHEDULE_NOT_FOUND for one that the
 * caller neither made nor manages.
 */
export const deleteReportSchedule = endpoint({
  method: 'DELETE',
  path: '/api/back-office/report-schedules/{schedule}',
  who: 'collaborator',
  summary: 'Ends a weekly report.',
  request: z.object({ schedule: cuid }),
  answer: removed,
  errors: ['REPORT_SCHEDULE_NOT_FOUND'],
});
