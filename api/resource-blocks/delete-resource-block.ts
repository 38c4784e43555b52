import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, removed } from '../general/shapes.ts';

/** Deletes a block: its time can be booked again. Refuses RESOURCE_BLOCK_NOT_FOUND. */
export const deleteResourceBlock = endpoint({
  method: 'DELETE',
  path: '/api/back-office/resource-blocks/{block}',
  who: 'resources.update',
  summary: 'Takes a block away.',
  request: z.object({ block: cuid }),
  answer: removed,
  errors: ['RESOURCE_BLOCK_NOT_FOUND'],
});
