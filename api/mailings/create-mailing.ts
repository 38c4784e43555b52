import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { mailingFields } from './shapes.ts';

/**
 * Creates a mailing as a draft that begins with the blocks of a template; it may lack its subject.
 * Refuses NOT_PERMITTED for recipients from a list that the collaborator may not read, and for news
 * without permission to send them.
 */
export const createMailing = endpoint({
  method: 'POST',
  path: '/api/back-office/mailings',
  who: 'customer-notifications.create',
  summary: 'Begins a mailing.',
  request: z.object({
    ...mailingFields,
    subject: mailingFields.subject.prefault({}),
    /** Left out: that of the template, else of the default one. */
    content: mailingFields.content.optional(),
    template: cuid.nullable().default(null),
  }),
  answer: z.object({ cuid }),
  errors: [
    'NOT_PERMITTED',
    'SEGMENT_NOT_FOUND',
    'MAILING_VARIABLE_UNKNOWN',
    'MAIL_TEMPLATE_NOT_FOUND',
    'MAIL_PICTURE_NOT_FOUND',
  ],
});
