import { createBulkAction as endpoint } from '@ribambelle/api/bulk-actions/create-bulk-action.ts';
import type { BulkAction } from '@ribambelle/api/bulk-actions/shapes.ts';
import { action, type ActionContext } from '../action.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { countRunning, insertBulkAction } from './bulk-action-store.ts';
import { findBulkAction } from './bulk-action-views.ts';
import { presentBulkAction } from './present-bulk-action.ts';
import { isCancelling, nameOfRegistration } from './cancel-registrations.ts';
import { givesBack, isOfValues } from './records.ts';
import { selectedRecords, selectedRegistrations, selectedTagged } from './selected-records.ts';
import { isTagging, nameOfTagged } from './tag-records.ts';

export const MOST_RUNNING = 3;

/** Writes the present selection down, and lets a job change it. */
export const createBulkAction = action(endpoint, async (context) => {
  const { db, request, collaborator, now, emit } = context;
  const { action: bulkAction, count } = request;
  const { on, change } = bulkAction;
  if (givesBack(change)) context.requirePassword();
  const records = await namedRecords(context, bulkAction);
  if (records.length !== count) refuse('SELECTION_CHANGED');
  if ((await countRunning(db, collaborator.id)) >= MOST_RUNNING) refuse('BULK_ACTIONS_TOO_MANY');
  const { id, cuid } = await insertBulkAction(db, {
    collaborator_id: collaborator.id,
    on,
    change,
    records,
    now,
  });
  emit('bulk-action.created', { bulk_action_id: id });
  return presentBulkAction(
    orRefuse(
      await findBulkAction(db, { collaborator_id: collaborator.id, cuid }),
      'BULK_ACTION_NOT_FOUND',
    ),
  );
});

/** Returns the present selection, each with the name by which people know it. */
async function namedRecords(context: ActionContext<typeof endpoint>, bulkAction: BulkAction) {
  const { organiser, language } = context;
  const by = { organiser, language };
  const line = (row: { id: number; cuid: string; at: string }, title: string) => {
    const { id, cuid, at } = row;
    return { id, cuid, at, title };
  };
  if (isCancelling(bulkAction))
    return (await selectedRegistrations(context, bulkAction)).map((row) =>
      line(row, nameOfRegistration(row, by)),
    );
  if (isTagging(bulkAction))
    return (await selectedTagged(context, bulkAction)).map((row) =>
      line(row, nameOfTagged(row, by)),
    );
  if (!isOfValues(bulkAction)) throw new Error('No such bulk action');
  const text = textReader(by);
  return (await selectedRecords(context, bulkAction)).map((row) => line(row, text(row.title)));
}
