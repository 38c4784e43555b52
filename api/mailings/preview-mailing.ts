import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { language } from '../general/shapes.ts';
import { at, mailingPreview, oneMailing } from './shapes.ts';

/**
 * Previews the recipients of a draft now, and the e-mail of one of them, `at` from the first by
 * name, in the family's language unless another is wanted. Refuses MAILING_TOO_LARGE above 20 000
 * families.
 */
export const previewMailing = endpoint({
  method: 'GET',
  path: '/api/back-office/mailings/{mailing}/preview',
  who: 'customer-notifications.read',
  summary: 'Shows who would get a mailing, and what.',
  request: z.object({ ...oneMailing, at, language: language.optional() }),
  answer: mailingPreview,
  errors: [
    'MAILING_NOT_FOUND',
    'MAILING_BEGUN',
    'NOT_PERMITTED',
    'SEGMENT_NOT_FOUND',
    'MAILING_TOO_LARGE',
  ],
});
