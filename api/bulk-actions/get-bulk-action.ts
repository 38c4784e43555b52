import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { bulkActionShape } from './shapes.ts';

/** Returns the progress of one of the collaborator's own bulk actions. */
export const getBulkAction = endpoint({
  method: 'GET',
  path: '/api/back-office/bulk-actions/{bulk_action}',
  who: 'collaborator',
  summary: 'Says how far a bulk action is.',
  request: z.object({ bulk_action: cuid }),
  answer: bulkActionShape,
  errors: ['BULK_ACTION_NOT_FOUND'],
});
