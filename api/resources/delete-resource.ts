import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, removed } from '../general/shapes.ts';

/** Deletes a resource. Refuses RESOURCE_IN_USE for one that was booked or is in a cart. */
export const deleteResource = endpoint({
  method: 'DELETE',
  path: '/api/back-office/resources/{resource}',
  who: 'resources.delete',
  summary: 'Deletes a resource.',
  request: z.object({ resource: cuid }),
  answer: removed,
  errors: ['RESOURCE_NOT_FOUND', 'RESOURCE_IN_USE'],
});
