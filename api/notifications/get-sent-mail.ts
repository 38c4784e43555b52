import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, instant } from '../general/shapes.ts';
import { mailState, whyNotSent } from './mail-shapes.ts';

/** Returns one e-mail without its body. Refuses MAIL_NOT_FOUND. */
export const getSentMail = endpoint({
  method: 'GET',
  path: '/api/back-office/mails/{mail}',
  who: 'mails.read',
  summary: 'Shows one e-mail.',
  request: z.object({ mail: cuid }),
  answer: z.object({
    cuid,
    recipient: z.string(),
    subject: z.string(),
    language: z.string(),
    state: mailState,
    failure: whyNotSent,
    /** The mail server's own words: its acceptance of the e-mail, or its reason for refusing. */
    answer: z.string(),
    /** True when it can be sent again by hand. */
    resendable: z.boolean(),
    /** True when it contains a link for its reader alone: neither text nor body is ever shown. */
    secret: z.boolean(),
    text: z.string(),
    created_at: instant,
    sent_at: instant.nullable(),
  }),
  errors: ['MAIL_NOT_FOUND'],
});
