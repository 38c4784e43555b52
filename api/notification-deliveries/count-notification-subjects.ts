import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { definitionFields } from '../notification-definitions/shapes.ts';

const { trigger, global, dependencies } = definitionFields;

/**
 * Counts what exists already and a definition could be about too, up to 10,000: registrations that
 * are not cancelled or over, memberships that have not expired. 0 for triggers of orders.
 */
export const countNotificationSubjects = endpoint({
  method: 'POST',
  path: '/api/back-office/notification-definitions/count',
  who: 'notification-templates.read',
  summary: 'Counts what exists already and an e-mail could be about.',
  request: z.object({ trigger, global, dependencies }),
  answer: z.object({ count: z.int() }),
  errors: [],
});
