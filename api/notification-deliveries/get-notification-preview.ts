import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { file, language } from '../general/shapes.ts';
import { version } from '../general/versions.ts';
import { previewed } from './shapes.ts';

/**
 * Returns the e-mail of `previewNotification` as a page with no rights: it is framed and sandboxed.
 */
export const getNotificationPreview = endpoint({
  method: 'GET',
  path: '/api/back-office/notification-definitions/{notification_definition}/preview/body',
  who: 'notification-templates.read',
  summary: 'A notification as a page, as a family would see it.',
  request: z.object({ ...previewed, language: language.optional(), as_read: version.optional() }),
  answer: file,
  errors: ['NOTIFICATION_DEFINITION_NOT_FOUND', 'NOTIFICATION_NOTHING_TO_SHOW', 'NOT_PERMITTED'],
});
