import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { officeDefinition, oneDefinition } from './shapes.ts';

/** Answers a notification definition. */
export const getNotificationDefinition = endpoint({
  method: 'GET',
  path: '/api/back-office/notification-definitions/{notification_definition}',
  who: 'notification-templates.read',
  summary: 'Shows one e-mail that leaves by itself.',
  request: z.object(oneDefinition),
  answer: officeDefinition,
  errors: ['NOTIFICATION_DEFINITION_NOT_FOUND'],
});
