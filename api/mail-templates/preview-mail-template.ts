import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { language } from '../general/shapes.ts';
import { notificationPreview, shownAt } from '../notification-deliveries/shapes.ts';
import { oneTemplate } from './shapes.ts';

/**
 * Shows an e-mail that is its template as the family of one of the newest registrations would get
 * it, `at` from the newest. Refuses NOTIFICATION_NOTHING_TO_SHOW while there are no registrations.
 */
export const previewMailTemplate = endpoint({
  method: 'GET',
  path: '/api/back-office/mail-templates/{mail_template}/preview',
  who: 'notification-templates.read',
  summary: 'Shows a template as a family would get it.',
  request: z.object({ ...oneTemplate, at: shownAt, language: language.optional() }),
  answer: notificationPreview,
  errors: ['MAIL_TEMPLATE_NOT_FOUND', 'NOTIFICATION_NOTHING_TO_SHOW', 'NOT_PERMITTED'],
});
