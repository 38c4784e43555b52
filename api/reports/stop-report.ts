import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, oneLine } from '../general/shapes.ts';

/**
 * Sends a weekly report no longer to whom the link in the e-mail was written, without a sign-in; said twice, it is stopped. Others go on getting
 * it; without anybody left it ends. Refuses REPORT_STOP_INVALID for a token that is none of ours.
 */
export const stopReport = endpoint({
  method: 'POST',
  path: '/api/back-office/report-stop',
  who: 'visitor',
  summary: 'Stops a weekly report for one recipient.',
  request: z.object({ token: oneLine(400).min(1) }),
  answer: done,
  errors: ['REPORT_STOP_INVALID'],
});
