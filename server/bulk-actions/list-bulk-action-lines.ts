import { listBulkActionLines as endpoint } from '@ribambelle/api/bulk-actions/list-bulk-action-lines.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { readListPage } from '../lists/list-views.ts';
import { orRefuse } from '../refusal.ts';
import { findBulkAction, selectLines } from './bulk-action-views.ts';
import { presentChanges } from './present-bulk-action.ts';

/** Lists the outcomes for the records of one of the collaborator's own bulk actions. */
export const listBulkActionLines = action(endpoint, async ({ db, request, collaborator }) => {
  const { bulk_action: cuid, state } = request;
  const { id } = orRefuse(
    await findBulkAction(db, { collaborator_id: collaborator.id, cuid }),
    'BULK_ACTION_NOT_FOUND',
  );
  const query = selectLines({ bulk_action_id: id, state });
  const { rows, count } = await readListPage(db, { query, page: pageOf(request) });
  const data = rows.map(({ record_cuid, changes, ...row }) => ({
    ...row,
    cuid: record_cuid,
    changes: presentChanges(changes),
  }));
  return { data, count };
});
