import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { reportSchedule } from './schedule-shapes.ts';

/**
 * Lists the weekly reports sent to the caller or set up by the caller; with `all`, those of the
 * whole team, for staff who may change collaborators. Refuses NOT_PERMITTED.
 */
export const listReportSchedules = endpoint({
  method: 'GET',
  path: '/api/back-office/report-schedules',
  who: 'collaborator',
  summary: 'Lists the reports that are sent each week.',
  request: z.object({ all: z.boolean().default(false) }),
  answer: z.object({ data: z.array(reportSchedule) }),
  errors: ['NOT_PERMITTED'],
});
