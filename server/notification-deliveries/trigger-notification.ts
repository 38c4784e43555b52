import { triggerNotification as endpoint } from '@ribambelle/api/notification-deliveries/trigger-notification.ts';
import { TRIGGER_RULES } from '@ribambelle/domain/notifications/triggers.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { queueJob } from '../events/queue-job.ts';
import { findDefinition } from '../notification-definitions/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { addDeliveries } from './add-deliveries.ts';
import { findRegistrationIds } from './by-hand-views.ts';
import { loadConcerned, loadTriggered } from './triggered-views.ts';

/** Adds the deliveries of a notification for registrations that staff chose. */
export const triggerNotification = action(endpoint, async (context) => {
  const { db, request, now } = context;
  const { cuid, id, name, active, trigger } = orRefuse(
    await findDefinition(db, { cuid: request.notification_definition }),
    'NOTIFICATION_DEFINITION_NOT_FOUND',
  );
  const { subject } = TRIGGER_RULES[trigger];
  if (subject !== 'REGISTRATION') refuse('NOTIFICATION_NOT_OF_REGISTRATIONS');
  if (!active) refuse('NOTIFICATION_NOT_ACTIVE');
  const cuids = [...new Set(request.registrations)];
  const ids = await findRegistrationIds(db, cuids);
  if (ids.length < cuids.length) refuse('REGISTRATION_NOT_FOUND');
  const [definition] = await loadTriggered(db, { id });
  if (definition === undefined) refuse('NOTIFICATION_DEFINITION_NOT_FOUND');
  const subjects = await loadConcerned(db, { subject, ids });
  const pairs = subjects.map((one) => ({ definition, subject: one }));
  const of = { subject, event: `by hand ${now}`, happened_at: now, since: now, pairs, context };
  for (const lead of await addDeliveries(db, of))
    await queueJob(db, {
      name: 'send-notification',
      payload: { notification_delivery_id: lead },
      key: `notification ${lead}`,
      run_at: null,
      now,
    });
  await logAct(context, {
    act: 'notifications.trigger',
    noun: 'notification-definitions',
    cuid,
    summary: name,
  });
  return { count: pairs.length };
});
