import { getBulkAction as endpoint } from '@ribambelle/api/bulk-actions/get-bulk-action.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { findBulkAction } from './bulk-action-views.ts';
import { presentBulkAction } from './present-bulk-action.ts';

/** Answers the progress of one of the collaborator's own bulk actions. */
export const getBulkAction = action(
  endpoint,
  async ({ db, request: { bulk_action: cuid }, collaborator }) => {
    const of = { collaborator_id: collaborator.id, cuid };
    return presentBulkAction(orRefuse(await findBulkAction(db, of), 'BULK_ACTION_NOT_FOUND'));
  },
);
