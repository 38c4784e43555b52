import { createBulkAction as endpoint } from '@ribambelle/api/bulk-actions/create-bulk-action.ts';
import { action } from '../action.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { countRunning, insertBulkAction } from './bulk-action-store.ts';
import { findBulkAction } from './bulk-action-views.ts';
import { presentBulkAction } from './present-bulk-action.ts';
import { selectedRecords } from './selected-records.ts';

export const MOST_RUNNING = 3;

/** Writes down what is selected now, and has a job change it. */
export const createBulkAction = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, language, now, emit } = context;
  const { on, change } = request.action;
  const owner = { organiser_id: organiser.id, collaborator_id: collaborator.id };
  const text = textReader({ language, organiser });
  const found = await selectedRecords(context);
  if (found.length !== request.count) refuse('SELECTION_CHANGED');
  if ((await countRunning(db, owner)) >= MOST_RUNNING) refuse('BULK_ACTIONS_TOO_MANY');
  const records = found.map(({ id, cuid, title, at }) => ({ id, cuid, at, title: text(title) }));
  const { id, cuid } = await insertBulkAction(db, { ...owner, on, change, records, now });
  emit('bulk-action.created', { bulk_action_id: id });
  return presentBulkAction(
    orRefuse(await findBulkAction(db, { ...owner, cuid }), 'BULK_ACTION_NOT_FOUND'),
  );
});
