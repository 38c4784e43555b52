import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { file, language } from '../general/shapes.ts';
import { version } from '../general/versions.ts';
import { shownAt } from '../notification-deliveries/shapes.ts';
import { oneTemplate } from './shapes.ts';

/**
 * Returns the e-mail of `previewMailTemplate` as a page with no rights: it is framed and sandboxed.
 */
export const getMailTemplatePreview = endpoint({
  method: 'GET',
  path: '/api/back-office/mail-templates/{mail_template}/preview/body',
  who: 'notification-templates.read',
  summary: 'A template as a page, as a family would see it.',
  request: z.object({
    ...oneTemplate,
    at: shownAt,
    language: language.optional(),
    as_read: version.optional(),
  }),
  answer: file,
  errors: ['MAIL_TEMPLATE_NOT_FOUND', 'NOTIFICATION_NOTHING_TO_SHOW', 'NOT_PERMITTED'],
});
