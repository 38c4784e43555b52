import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';

/**
 * Sends unsent e-mails again: one, or all that wait for it (`mail` null). Repeating it sends
 * nothing twice. Refuses MAIL_SERVER_MISSING when there is no server, and for one e-mail
 * MAIL_NOT_FOUND, MAIL_NOT_RESENDABLE when it was sent or is on its way, and MAIL_OBSOLETE when its
 * content is out of date.
 */
export const sendMailsAgain = endpoint({
  method: 'POST',
  path: '/api/back-office/mails/send',
  who: 'notifications.trigger',
  summary: 'Sends e-mails again that were kept or failed: one, or all of them.',
  request: z.object({ mail: cuid.nullable().default(null) }),
  answer: z.object({
    /** The number being sent now. */
    waiting: z.int(),
    /** The number not sent, because their content is out of date. */
    obsolete: z.int(),
  }),
  errors: ['MAIL_SERVER_MISSING', 'MAIL_NOT_FOUND', 'MAIL_NOT_RESENDABLE', 'MAIL_OBSOLETE'],
});
