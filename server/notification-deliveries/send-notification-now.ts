import { sendNotificationNow as endpoint } from '@ribambelle/api/notification-deliveries/send-notification-now.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { queueJob } from '../events/queue-job.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { copyDelivery, lockDelivery } from './again-store.ts';

/** Sends a notification once more, as a delivery of its own. */
export const sendNotificationNow = action(endpoint, async (context) => {
  const { db, request, now } = context;
  const row = orRefuse(
    await lockDelivery(db, request.notification_delivery),
    'NOTIFICATION_NOT_FOUND',
  );
  if (row.state === 'WAITING') refuse('NOTIFICATION_WAITING');
  const { id, cuid } = await copyDelivery(db, { id: row.id, now });
  await queueJob(db, {
    name: 'send-notification',
    payload: { notification_delivery_id: id },
    key: `notification ${id}`,
    run_at: null,
    now,
  });
  await logAct(context, {
    act: 'customer-notifications.create',
    noun: 'notification-deliveries',
    cuid: row.customer,
    summary: row.name,
  });
  return { cuid };
});
