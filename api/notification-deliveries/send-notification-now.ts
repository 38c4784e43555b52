import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { oneDelivery } from './shapes.ts';

/**
 * Sends a notification that ended once more, now, to the address of today; neither its moment nor
 * its conditions count. Refuses NOTIFICATION_WAITING for one that is still to come.
 */
export const sendNotificationNow = endpoint({
  method: 'POST',
  path: '/api/back-office/notification-deliveries/{notification_delivery}/send',
  who: 'customer-notifications.create',
  summary: 'Sends a notification again.',
  request: z.object(oneDelivery),
  answer: z.object({ cuid }),
  errors: ['NOTIFICATION_NOT_FOUND', 'NOTIFICATION_WAITING'],
});
