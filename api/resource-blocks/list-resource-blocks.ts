import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { sortBy } from '../lists/columns.ts';
import { resourceBlockColumns } from './resource-block-columns.ts';
import { resourceBlock, resourceBlockFilters } from './shapes.ts';

/** Lists blocks, latest first unless sorted. */
export const listResourceBlocks = endpoint({
  method: 'GET',
  path: '/api/back-office/resource-blocks',
  who: 'resources.read',
  summary: 'Lists when resources are blocked.',
  request: z.object({ ...paging, ...resourceBlockFilters, sort: sortBy(resourceBlockColumns) }),
  answer: list(resourceBlock),
  errors: [],
});
