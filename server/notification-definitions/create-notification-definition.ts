import { createNotificationDefinition as endpoint } from '@ribambelle/api/notification-definitions/create-notification-definition.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { insertDefinition } from './definition-store.ts';
import { settled } from './settled.ts';

/** Adds a definition, with what exists already when the call says so. */
export const createNotificationDefinition = action(endpoint, async (context) => {
  const { db, request, emit, now } = context;
  const { existing, ...values } = request;
  const columns = await settled(db, { values, required: false });
  const { id, cuid } = await insertDefinition(db, { columns, now });
  if (existing && columns.active)
    emit('notification-definition.includes-existing', { notification_definition_id: id });
  await logAct(context, {
    act: 'notification-templates.create',
    noun: 'notification-definitions',
    cuid,
    summary: columns.name,
  });
  return { cuid };
});
