import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';
import { oneDelivery } from './shapes.ts';

/**
 * Ends a notification that is to come; it is not sent. Refuses NOTIFICATION_ENDED for any other.
 */
export const cancelNotification = endpoint({
  method: 'POST',
  path: '/api/back-office/notification-deliveries/{notification_delivery}/cancel',
  who: 'customer-notifications.delete',
  summary: 'Ends a notification that is to come.',
  request: z.object(oneDelivery),
  answer: done,
  errors: ['NOTIFICATION_NOT_FOUND', 'NOTIFICATION_ENDED'],
});
