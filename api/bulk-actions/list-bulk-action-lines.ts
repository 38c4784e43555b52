import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, list, paging } from '../general/shapes.ts';
import { bulkLine } from './shapes.ts';

/**
 * Lists the records of one of the collaborator's own bulk actions, in the order of their change.
 */
export const listBulkActionLines = endpoint({
  method: 'GET',
  path: '/api/back-office/bulk-actions/{bulk_action}/lines',
  who: 'collaborator',
  summary: 'Lists what became of the records of a bulk action.',
  request: z.object({
    ...paging,
    bulk_action: cuid,
    state: bulkLine.shape.state.optional(),
  }),
  answer: list(bulkLine),
  errors: ['BULK_ACTION_NOT_FOUND'],
});
