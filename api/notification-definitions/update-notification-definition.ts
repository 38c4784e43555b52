import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { definitionFields, DEFINITION_REFUSALS, existing, oneDefinition } from './shapes.ts';

const { trigger: _, ...changeable } = definitionFields;

/**
 * Changes a notification definition, and with it what waits; its trigger stays. Refuses as
 * `createNotificationDefinition`, and NOTIFICATION_REQUIRED for what every organiser must have.
 */
export const updateNotificationDefinition = endpoint({
  method: 'PUT',
  path: '/api/back-office/notification-definitions/{notification_definition}',
  who: 'notification-templates.update',
  summary: 'Changes an e-mail that leaves by itself.',
  request: z.object({ ...oneDefinition, version, ...anyFieldOf(changeable), existing }),
  answer: done,
  errors: ['NOTIFICATION_DEFINITION_NOT_FOUND', 'NOTIFICATION_REQUIRED', ...DEFINITION_REFUSALS],
});
