import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { definitionFields, DEFINITION_REFUSALS, existing } from './shapes.ts';

/**
 * Adds a notification definition. Refuses fields that do not fit its trigger, and records that the
 * organiser does not have.
 */
export const createNotificationDefinition = endpoint({
  method: 'POST',
  path: '/api/back-office/notification-definitions',
  who: 'notification-templates.create',
  summary: 'Adds an e-mail that leaves by itself.',
  request: z.object({ ...definitionFields, existing }),
  answer: z.object({ cuid }),
  errors: DEFINITION_REFUSALS,
});
