import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, list, paging } from '../general/shapes.ts';
import { deliveryRow } from './shapes.ts';

/**
 * Lists the notifications of a family or of one registration, to come first, or of a definition or
 * everybody, the newest first.
 */
export const listNotificationDeliveries = endpoint({
  method: 'GET',
  path: '/api/back-office/notification-deliveries',
  who: 'customer-notifications.read',
  summary: 'Lists the e-mails that leave by themselves for a family, to come and past.',
  request: z.object({
    ...paging,
    customer: cuid.optional(),
    registration: cuid.optional(),
    notification_definition: cuid.optional(),
  }),
  answer: list(deliveryRow),
  errors: [],
});
