import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { language } from '../general/shapes.ts';
import { notificationPreview, previewed } from './shapes.ts';

/**
 * Shows a notification as one of the newest families that it is about would get it, `at` from the
 * newest. Refuses NOTIFICATION_NOTHING_TO_SHOW when it is about nothing yet.
 */
export const previewNotification = endpoint({
  method: 'GET',
  path: '/api/back-office/notification-definitions/{notification_definition}/preview',
  who: 'notification-templates.read',
  summary: 'Shows a notification as a family would get it.',
  request: z.object({ ...previewed, language: language.optional() }),
  answer: notificationPreview,
  errors: ['NOTIFICATION_DEFINITION_NOT_FOUND', 'NOTIFICATION_NOTHING_TO_SHOW', 'NOT_PERMITTED'],
});
