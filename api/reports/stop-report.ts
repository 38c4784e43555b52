import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, oneLine } from '../general/shapes.ts';

/**
 * Stops a weekly report for the recipient of the e-mail with the link, without a sign-in; repeating
 * it changes nothing. Others still get it; without any recipient it ends. Refuses
 * REPORT_STOP_INVALID for a token that is not ours.
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
