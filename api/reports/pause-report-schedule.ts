import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';

/**
 * Pauses a weekly report, or resumes it from the next due moment. Refuses REPORT_SCHEDULE_NOT_FOUND
 * for one that the caller neither made nor manages.
 */
export const pauseReportSchedule = endpoint({
  method: 'PUT',
  path: '/api/back-office/report-schedules/{schedule}/pause',
  who: 'collaborator',
  summary: 'Pauses a weekly report, or goes on with it.',
  request: z.object({ schedule: cuid, paused: z.boolean() }),
  answer: done,
  errors: ['REPORT_SCHEDULE_NOT_FOUND'],
});
