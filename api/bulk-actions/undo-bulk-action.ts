import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { bulkActionShape } from './shapes.ts';

/**
 * Undoes one of the collaborator’s own bulk actions, as a bulk action of its own: anything
 * unchanged since then becomes what it was before. Refuses BULK_ACTION_NOT_UNDOABLE while it runs,
 * when it wrote to families, changed nothing, or was undone before.
 */
export const undoBulkAction = endpoint({
  method: 'POST',
  path: '/api/back-office/bulk-actions/{bulk_action}/undo',
  who: 'collaborator',
  summary: 'Undoes a bulk action.',
  request: z.object({ bulk_action: cuid }),
  answer: bulkActionShape,
  errors: [
    'NOT_PERMITTED',
    'BULK_ACTION_NOT_FOUND',
    'BULK_ACTION_NOT_UNDOABLE',
    'BULK_ACTIONS_TOO_MANY',
  ],
});
