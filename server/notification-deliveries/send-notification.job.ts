import { z } from 'zod';
import { job } from '../queue/job.ts';
import { sendEach } from './send-each.ts';

/** Sends one notification that is due, with all that leaves together with it. */
export const sendNotificationJob = job(
  {
    name: 'send-notification',
    payload: z.object({ organiser_id: z.int(), notification_delivery_id: z.int() }),
  },
  async (context) => sendEach(context, [context.payload.notification_delivery_id]),
);
