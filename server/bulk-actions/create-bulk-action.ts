import { createBulkAction as endpoint } from '@ribambelle/api/bulk-actions/create-bulk-action.ts';
import { action } from '../action.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { countRunning, insertBulkAction } from './bulk-action-store.ts';
import { findBulkAction } from './bulk-action-views.ts';
import { presentBulkAction } from './present-bulk-action.ts';
import { nameOfRegistration } from './cancel-registrations.ts';
import { givesBack } from './records.ts';
import { selectedRecords, selectedRegistrations } from './selected-records.ts';

export const MOST_RUNNING = 3;

/** Writes down what is selected now, and has a job change it. */
export const createBulkAction = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, language, now, emit } = context;
  const { action: wanted, count } = request;
  const { on, change } = wanted;
  if (givesBack(change)) context.requirePassword();
  const owner = { organiser_id: organiser.id, collaborator_id: collaborator.id };
  const text = textReader({ language, organiser });
  const records =
    wanted.on === 'REGISTRATIONS'
      ? (await selectedRegistrations(context, wanted)).map((row) => ({
          id: row.id,
          cuid: row.cuid,
          at: row.at,
          title: nameOfRegistration(row, { language, organiser }),
        }))
      : (await selectedRecords(context, wanted)).map(({ id, cuid, title, at }) => ({
          id,
          cuid,
          at,
          title: text(title),
        }));
  if (records.length !== count) refuse('SELECTION_CHANGED');
  if ((await countRunning(db, owner)) >= MOST_RUNNING) refuse('BULK_ACTIONS_TOO_MANY');
  const { id, cuid } = await insertBulkAction(db, { ...owner, on, change, records, now });
  emit('bulk-action.created', { bulk_action_id: id });
  return presentBulkAction(
    orRefuse(await findBulkAction(db, { ...owner, cuid }), 'BULK_ACTION_NOT_FOUND'),
  );
});
