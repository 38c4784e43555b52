import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, language } from '../general/shapes.ts';
import { previewed } from './shapes.ts';

/** Sends the e-mail of `previewNotification` to the collaborator alone; the family gets nothing. */
export const tryNotification = endpoint({
  method: 'POST',
  path: '/api/back-office/notification-definitions/{notification_definition}/trial',
  who: 'notification-templates.update',
  summary: 'Sends a notification to oneself.',
  request: z.object({ ...previewed, language: language.optional() }),
  answer: done,
  errors: ['NOTIFICATION_DEFINITION_NOT_FOUND', 'NOTIFICATION_NOTHING_TO_SHOW', 'NOT_PERMITTED'],
});
