import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, instant } from '../general/shapes.ts';
import { SENDING_REFUSALS, sendingFields } from './shapes.ts';

/**
 * Plans a mailing: at its moment, to come and within a year, the recipients are found anew and it
 * is sent. Until then it does not change. Refuses MAILING_MOMENT for any other moment, and as
 * `sendMailing`.
 */
export const planMailing = endpoint({
  method: 'POST',
  path: '/api/back-office/mailings/{mailing}/plan',
  who: 'customer-notifications.create',
  summary: 'Plans a mailing.',
  request: z.object({ ...sendingFields, send_at: instant }),
  answer: done,
  errors: [...SENDING_REFUSALS, 'MAILING_MOMENT'],
  recent_password: 'always',
});
