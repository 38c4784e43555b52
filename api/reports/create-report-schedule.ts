import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { scheduledReport, scheduleFields } from './schedule-shapes.ts';

/**
 * Has a report sent each week, to each recipient as far as they may see it then. Refuses
 * NOT_PERMITTED for a report that the caller may not read, REPORT_RECIPIENT_INVALID for a recipient
 * who may not, and REPORT_SCHEDULES_TOO_MANY beyond thirty of the caller's own.
 */
export const createReportSchedule = endpoint({
  method: 'POST',
  path: '/api/back-office/report-schedules',
  who: 'collaborator',
  summary: 'Has a report sent each week.',
  request: z.object({
    of: scheduledReport,
    ...scheduleFields,
  }),
  answer: z.object({ cuid }),
  errors: ['NOT_PERMITTED', 'REPORT_RECIPIENT_INVALID', 'REPORT_SCHEDULES_TOO_MANY'],
});
