import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { oneLine } from '../general/shapes.ts';
import { scheduledReport } from './schedule-shapes.ts';

/**
 * Describes the report of a stop link; changes nothing. Refuses REPORT_STOP_INVALID for a token
 * that is not ours.
 */
export const describeReportStop = endpoint({
  method: 'GET',
  path: '/api/back-office/report-stop',
  who: 'visitor',
  summary: 'Tells which weekly report a stop link is about.',
  request: z.object({ token: oneLine(400).min(1) }),
  answer: z.object({
    /** The report; null when it was stopped or has ended already. */
    of: scheduledReport.nullable(),
  }),
  errors: ['REPORT_STOP_INVALID'],
});
