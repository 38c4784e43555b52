import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { oneMailing } from './shapes.ts';

/**
 * Sends the failed e-mails of a mailing again, and those that came back if the family's address has
 * been corrected since. Refuses MAIL_SERVER_MISSING, and MAILING_NOTHING_FAILED when there is
 * nothing to send.
 */
export const resendMailing = endpoint({
  method: 'POST',
  path: '/api/back-office/mailings/{mailing}/resend',
  who: 'customer-notifications.create',
  summary: 'Sends again what failed of a mailing.',
  request: z.object(oneMailing),
  answer: z.object({ waiting: z.int() }),
  errors: ['MAILING_NOT_FOUND', 'MAIL_SERVER_MISSING', 'MAILING_NOTHING_FAILED'],
  recent_password: 'always',
});
