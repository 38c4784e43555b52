import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { removed } from '../general/shapes.ts';
import { oneDefinition } from './shapes.ts';

/**
 * Deletes a notification definition of which nothing was sent or waits. Refuses
 * NOTIFICATION_DEFINITION_IN_USE for any other, which can be switched off, and
 * NOTIFICATION_REQUIRED for the one that every organiser has.
 */
export const deleteNotificationDefinition = endpoint({
  method: 'DELETE',
  path: '/api/back-office/notification-definitions/{notification_definition}',
  who: 'notification-templates.delete',
  summary: 'Deletes an e-mail that leaves by itself.',
  request: z.object(oneDefinition),
  answer: removed,
  errors: [
    'NOTIFICATION_DEFINITION_NOT_FOUND',
    'NOTIFICATION_DEFINITION_IN_USE',
    'NOTIFICATION_REQUIRED',
  ],
});
