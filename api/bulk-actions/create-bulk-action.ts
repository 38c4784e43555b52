import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bulkAction, bulkActionShape } from './shapes.ts';

/**
 * Begins a bulk action on the records selected now; a job does it, record by record, each once.
 * `count` is the number that the preview counted: refuses SELECTION_CHANGED when it differs now,
 * and BULK_ACTIONS_TOO_MANY while three of the collaborator's own are running. An action that gives
 * money back requires a recent password.
 */
export const createBulkAction = endpoint({
  method: 'POST',
  path: '/api/back-office/bulk-actions',
  who: 'collaborator',
  summary: 'Changes many records in one go.',
  request: z.object({ action: bulkAction, count: z.int().min(1).max(5000) }),
  answer: bulkActionShape,
  errors: [
    'NOT_PERMITTED',
    'SELECTION_EMPTY',
    'SELECTION_CHANGED',
    'SELECTION_TOO_LARGE',
    'BULK_ACTIONS_TOO_MANY',
  ],
  recent_password: 'sometimes',
});
