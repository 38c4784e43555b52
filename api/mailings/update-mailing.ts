import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { mailingFields, oneMailing } from './shapes.ts';

/**
 * Changes a draft. Refuses MAILING_VARIABLE_UNKNOWN with the words between braces that are not
 * variables, or not variables of these recipients; MAILING_BEGUN once it was sent.
 */
export const updateMailing = endpoint({
  method: 'PUT',
  path: '/api/back-office/mailings/{mailing}',
  who: 'customer-notifications.update',
  summary: 'Changes a mailing that is not sent yet.',
  request: z.object({ ...oneMailing, version, ...anyFieldOf(mailingFields) }),
  answer: done,
  errors: [
    'NOT_PERMITTED',
    'MAILING_NOT_FOUND',
    'MAILING_BEGUN',
    'MAILING_PLANNED',
    'MAILING_VARIABLE_UNKNOWN',
    'SEGMENT_NOT_FOUND',
    'MAIL_PICTURE_NOT_FOUND',
  ],
});
