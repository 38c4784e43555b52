import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, file } from '../general/shapes.ts';

/**
 * Returns the e-mail as a page with no rights: it is framed and sandboxed. Refuses MAIL_NOT_FOUND.
 */
export const getMailBody = endpoint({
  method: 'GET',
  path: '/api/back-office/mails/{mail}/body',
  who: 'mails.read',
  summary: 'The e-mail as it looks.',
  request: z.object({ mail: cuid }),
  answer: file,
  errors: ['MAIL_NOT_FOUND'],
});
