import { getNotificationDefinition as endpoint } from '@ribambelle/api/notification-definitions/get-notification-definition.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { findDefinition } from './definition-store.ts';
import { countWaiting, loadNamed, type NamedTable } from './definition-views.ts';

/** Answers a definition with the titles of what it names. */
export const getNotificationDefinition = action(endpoint, async (context) => {
  const { db, request, organiser, language } = context;
  const { id, collaborator_ids, activity_ids, category_ids, membership_ids, ...row } = orRefuse(
    await findDefinition(db, { cuid: request.notification_definition }),
    'NOTIFICATION_DEFINITION_NOT_FOUND',
  );
  const text = textReader({ language, organiser });
  const named = async (table: NamedTable, ids: readonly number[]) =>
    (await loadNamed(db, { table, ids })).map((one) => ({ ...one, title: text(one.title) }));
  return {
    ...row,
    content: [...row.content],
    requirements: [...row.requirements],
    attachments: [...row.attachments],
    collaborators: await named('collaborators', collaborator_ids),
    dependencies: {
      activities: await named('activities', activity_ids),
      categories: await named('categories', category_ids),
      memberships: await named('memberships', membership_ids),
    },
    waiting: await countWaiting(db, id),
  };
});
