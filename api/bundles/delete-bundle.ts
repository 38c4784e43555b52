import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, removed } from '../general/shapes.ts';

/**
 * Deletes a bundle that was never sold and is in no cart. Refuses BUNDLE_IN_USE for any other: it
 * can be unpublished.
 */
export const deleteBundle = endpoint({
  method: 'DELETE',
  path: '/api/back-office/bundles/{bundle}',
  who: 'bundles.delete',
  summary: 'Deletes a bundle that was never sold.',
  request: z.object({ bundle: cuid }),
  answer: removed,
  errors: ['BUNDLE_NOT_FOUND', 'BUNDLE_IN_USE'],
});
