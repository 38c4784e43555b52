import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, file } from '../general/shapes.ts';

/** The e-mail as a page that may do nothing: it is framed, sandboxed. Refuses MAIL_NOT_FOUND. */
export const getMailBody = endpoint({
  method: 'GET',
  path: '/api/back-office/mails/{mail}/body',
  who: 'mails.read',
  summary: 'The e-mail as it looks.',
  request: z.object({ mail: cuid }),
  answer: file,
  errors: ['MAIL_NOT_FOUND'],
});
