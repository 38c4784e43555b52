import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { resourceBlock } from './shapes.ts';

/** Returns one block. Refuses RESOURCE_BLOCK_NOT_FOUND. */
export const getResourceBlock = endpoint({
  method: 'GET',
  path: '/api/back-office/resource-blocks/{block}',
  who: 'resources.read',
  summary: 'Shows one block.',
  request: z.object({ block: cuid }),
  answer: resourceBlock,
  errors: ['RESOURCE_BLOCK_NOT_FOUND'],
});
