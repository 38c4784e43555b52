import { undoBulkAction as endpoint } from '@ribambelle/api/bulk-actions/undo-bulk-action.ts';
import { action } from '../action.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { countRunning, insertUndo } from './bulk-action-store.ts';
import { findBulkAction } from './bulk-action-views.ts';
import { MOST_RUNNING } from './create-bulk-action.ts';
import { canUndo, presentBulkAction } from './present-bulk-action.ts';
import { mayChange } from './records.ts';

/** Lets a job restore the earlier values of the records of a bulk action. */
export const undoBulkAction = action(endpoint, async ({ db, request, collaborator, now, emit }) => {
  const bulkAction = orRefuse(
    await findBulkAction(db, { collaborator_id: collaborator.id, cuid: request.bulk_action }),
    'BULK_ACTION_NOT_FOUND',
  );
  const { on, kind, changed: count, id: undoes_id } = bulkAction;
  if (kind === null || !canUndo(bulkAction)) refuse('BULK_ACTION_NOT_UNDOABLE');
  if (!mayChange(collaborator.permissions, { on, kind, undo: true })) refuse('NOT_PERMITTED');
  if ((await countRunning(db, collaborator.id)) >= MOST_RUNNING) refuse('BULK_ACTIONS_TOO_MANY');
  const { id, cuid } = orRefuse(
    await insertUndo(db, { collaborator_id: collaborator.id, on, undoes_id, count, now }),
    'BULK_ACTION_NOT_UNDOABLE',
  );
  emit('bulk-action.created', { bulk_action_id: id });
  return presentBulkAction(
    orRefuse(
      await findBulkAction(db, { collaborator_id: collaborator.id, cuid }),
      'BULK_ACTION_NOT_FOUND',
    ),
  );
});
