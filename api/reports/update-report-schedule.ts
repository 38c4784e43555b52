import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { scheduledReport, scheduleFields } from './schedule-shapes.ts';

/**
 * Changes a weekly report: its grouping and period, its time and recipients; another day or hour
 * applies from the next due moment after now. Refuses REPORT_SCHEDULE_NOT_FOUND for one that the
 * caller neither made nor manages, NOT_PERMITTED for another report that the caller may not read,
 * and REPORT_RECIPIENT_INVALID for a new recipient who may not.
 */
export const updateReportSchedule = endpoint({
  method: 'PUT',
  path: '/api/back-office/report-schedules/{schedule}',
  who: 'collaborator',
  summary: 'Changes a weekly report.',
  request: z.object({
    schedule: cuid,
    version,
    ...anyFieldOf({ of: scheduledReport, ...scheduleFields }),
  }),
  answer: done,
  errors: ['REPORT_SCHEDULE_NOT_FOUND', 'NOT_PERMITTED', 'REPORT_RECIPIENT_INVALID'],
});
