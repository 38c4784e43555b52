import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, removed } from '../general/shapes.ts';

/** Takes a bundle away that was never sold and lies in no cart. Refuses BUNDLE_IN_USE otherwise: it can be unpublished. */
export const deleteBundle = endpoint({
  method: 'DELETE',
  path: '/api/back-office/bundles/{bundle}',
  who: 'bundles.delete',
  summary: 'Deletes a bundle that was never sold.',
  request: z.object({ bundle: cuid }),
  answer: removed,
  errors: ['BUNDLE_NOT_FOUND', 'BUNDLE_IN_USE'],
});
