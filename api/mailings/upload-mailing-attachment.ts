import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { MOST_ATTACHMENT_BYTES } from '@ribambelle/domain/mailings/attachments.ts';
import { line, uploadedFile } from '../general/shapes.ts';
import { mailingAttachment, oneMailing } from './shapes.ts';

/**
 * Adds a file to a draft: a PDF, a picture, a text, a calendar or an office document of at most
 * 5 MB, 10 MB in total. Refuses MAILING_ATTACHMENT_TYPE for another type, or one that does not
 * match its name.
 */
export const uploadMailingAttachment = endpoint({
  method: 'POST',
  path: '/api/back-office/mailings/{mailing}/attachments',
  who: 'customer-notifications.update',
  summary: 'Adds a file: the body is the file, its name stands in the query.',
  request: z.object({ ...oneMailing, name: line, file: uploadedFile }),
  answer: mailingAttachment,
  errors: [
    'MAILING_NOT_FOUND',
    'MAILING_BEGUN',
    'MAILING_PLANNED',
    'MAILING_ATTACHMENT_TYPE',
    'MAILING_ATTACHMENT_NAMED_ALIKE',
    'MAILING_ATTACHMENTS_TOO_LARGE',
    'FILE_TOO_LARGE',
  ],
  upload_limit: MOST_ATTACHMENT_BYTES,
});
