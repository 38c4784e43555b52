import { deleteNotificationDefinition as endpoint } from '@ribambelle/api/notification-definitions/delete-notification-definition.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { keepRemoved } from '../removals/removal-store.ts';
import { findDefinition, hasDeliveries, removeDefinition } from './definition-store.ts';

/** Deletes a definition of which nothing was sent or waits. */
export const deleteNotificationDefinition = action(endpoint, async (context) => {
  const { db, request } = context;
  const { id, cuid, name, required } = orRefuse(
    await findDefinition(db, { cuid: request.notification_definition, lock: true }),
    'NOTIFICATION_DEFINITION_NOT_FOUND',
  );
  if (required) refuse('NOTIFICATION_REQUIRED');
  if (await hasDeliveries(db, id)) refuse('NOTIFICATION_DEFINITION_IN_USE');
  const noun = 'notification_definitions';
  const removal = await keepRemoved(context, { noun, key: id, cuid, summary: name });
  await removeDefinition(db, id);
  await logAct(context, {
    act: 'notification-templates.delete',
    noun: 'notification-definitions',
    cuid,
    summary: name,
  });
  return { message: null, removal };
});
