import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';

/**
 * Sends again what was not sent: one e-mail, or all that wait for it (`mail` null). Said twice it sends nothing twice. Refuses
 * MAIL_SERVER_MISSING where nothing sends, and for one e-mail MAIL_NOT_FOUND, MAIL_NOT_RESENDABLE where it was sent or is on its way, and
 * MAIL_OBSOLETE where what it says is over.
 */
export const sendMailsAgain = endpoint({
  method: 'POST',
  path: '/api/back-office/mails/send',
  who: 'notifications.trigger',
  summary: 'Sends e-mails again that were kept or failed: one, or all of them.',
  request: z.object({ mail: cuid.nullable().default(null) }),
  answer: z.object({
    /** How many are being sent now. */
    waiting: z.int(),
    /** How many are not, because what they say is over. */
    obsolete: z.int(),
  }),
  errors: ['MAIL_SERVER_MISSING', 'MAIL_NOT_FOUND', 'MAIL_NOT_RESENDABLE', 'MAIL_OBSOLETE'],
});
