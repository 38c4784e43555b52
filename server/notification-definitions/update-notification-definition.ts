import { updateNotificationDefinition as endpoint } from '@ribambelle/api/notification-definitions/update-notification-definition.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { orRefuse } from '../refusal.ts';
import { comparable } from './comparable.ts';
import { findDefinition, saveDefinition } from './definition-store.ts';
import { loadNamed, type NamedTable } from './definition-views.ts';
import { type DefinitionValues, settled } from './settled.ts';

/** Changes a definition; what waits of it is computed anew. */
export const updateNotificationDefinition = action(endpoint, async (context) => {
  const { db, request, emit, now } = context;
  const { notification_definition, version, existing, ...changes } = request;
  const record = orRefuse(
    await findDefinition(db, { cuid: notification_definition, lock: true }),
    'NOTIFICATION_DEFINITION_NOT_FOUND',
  );
  await requireVersion(db, { record, read: version });
  const { id, required, collaborator_ids, activity_ids, category_ids, membership_ids, ...row } =
    record;
  const cuids = async (table: NamedTable, ids: readonly number[]) =>
    (await loadNamed(db, { table, ids })).map(({ cuid }) => cuid);
  const before: DefinitionValues = {
    ...row,
    content: [...row.content],
    requirements: [...row.requirements],
    attachments: [...row.attachments],
    collaborators: await cuids('collaborators', collaborator_ids),
    dependencies: {
      activities: await cuids('activities', activity_ids),
      categories: await cuids('categories', category_ids),
      memberships: await cuids('memberships', membership_ids),
    },
  };
  const columns = await settled(db, { values: withChanges(before, changes), required });
  await saveDefinition(db, { id, columns, now });
  emit('notification-definition.changed', { notification_definition_id: id });
  if (existing && columns.active)
    emit('notification-definition.includes-existing', { notification_definition_id: id });
  await logAct(context, {
    act: 'notification-templates.update',
    noun: 'notification-definitions',
    record,
    summary: columns.name,
    before: comparable(record),
    after: comparable(columns),
  });
  return { message: null };
});
