import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';
import { oneMailing } from './shapes.ts';

/** Removes a file from a draft. */
export const deleteMailingAttachment = endpoint({
  method: 'DELETE',
  path: '/api/back-office/mailings/{mailing}/attachments/{attachment}',
  who: 'customer-notifications.update',
  summary: 'Takes a file off a mailing.',
  request: z.object({ ...oneMailing, attachment: cuid }),
  answer: done,
  errors: ['MAILING_NOT_FOUND', 'MAILING_BEGUN', 'MAILING_PLANNED', 'MAILING_ATTACHMENT_NOT_FOUND'],
});
