import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';

/**
 * Triggers an active notification by hand for some registrations; its delay and its conditions
 * count. Refuses NOTIFICATION_NOT_OF_REGISTRATIONS for one about something else, and
 * REGISTRATION_NOT_FOUND when one of them is another organiser's.
 */
export const triggerNotification = endpoint({
  method: 'POST',
  path: '/api/back-office/notification-definitions/{notification_definition}/trigger',
  who: 'notifications.trigger',
  summary: 'Triggers a notification by hand.',
  request: z.object({
    notification_definition: cuid,
    registrations: z.array(cuid).min(1).max(500),
  }),
  /** The number of deliveries that it makes. */
  answer: z.object({ count: z.int() }),
  errors: [
    'NOTIFICATION_DEFINITION_NOT_FOUND',
    'NOTIFICATION_NOT_ACTIVE',
    'NOTIFICATION_NOT_OF_REGISTRATIONS',
    'REGISTRATION_NOT_FOUND',
  ],
});
