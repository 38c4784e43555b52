import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bulkAction, bulkPreview } from './shapes.ts';

/**
 * Previews a bulk action, and changes nothing. Refuses NOT_PERMITTED for changes that the
 * collaborator may not make, SELECTION_EMPTY when nothing is found, and SELECTION_TOO_LARGE above
 * 5 000 records.
 */
export const previewBulkAction = endpoint({
  method: 'POST',
  path: '/api/back-office/bulk-actions/preview',
  who: 'collaborator',
  reads_only: true,
  summary: 'Shows what a bulk action would do.',
  request: z.object({ action: bulkAction }),
  answer: bulkPreview,
  errors: ['NOT_PERMITTED', 'SELECTION_EMPTY', 'SELECTION_TOO_LARGE'],
});
