import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { file, language } from '../general/shapes.ts';
import { version } from '../general/versions.ts';
import { at, oneMailing } from './shapes.ts';

/**
 * Returns the e-mail that one of the families would get, as a page with no rights: it is framed and
 * sandboxed. Refuses MAILING_NOBODY when nobody gets it.
 */
export const getMailingPreview = endpoint({
  method: 'GET',
  path: '/api/back-office/mailings/{mailing}/preview/body',
  who: 'customer-notifications.read',
  summary: 'A mailing as one family would see it.',
  request: z.object({
    ...oneMailing,
    at,
    language: language.optional(),
    as_read: version.optional(),
  }),
  answer: file,
  errors: [
    'MAILING_NOT_FOUND',
    'MAILING_BEGUN',
    'MAILING_NOBODY',
    'NOT_PERMITTED',
    'SEGMENT_NOT_FOUND',
    'MAILING_TOO_LARGE',
  ],
});
