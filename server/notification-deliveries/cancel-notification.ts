import { cancelNotification as endpoint } from '@ribambelle/api/notification-deliveries/cancel-notification.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { lockDelivery } from './again-store.ts';
import { endDeliveries } from './delivery-store.ts';

/** Ends a notification that is to come. */
export const cancelNotification = action(endpoint, async (context) => {
  const { db, request, now } = context;
  const row = orRefuse(
    await lockDelivery(db, request.notification_delivery),
    'NOTIFICATION_NOT_FOUND',
  );
  if (row.state !== 'WAITING') refuse('NOTIFICATION_ENDED');
  const ended = [{ id: row.id, state: 'SKIPPED', reason: 'REMOVED_BY_STAFF' } as const];
  await endDeliveries(db, { ended, now });
  await logAct(context, {
    act: 'customer-notifications.delete',
    noun: 'notification-deliveries',
    cuid: row.customer,
    summary: row.name,
  });
  return { message: null };
});
