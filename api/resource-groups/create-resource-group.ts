import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { resourceGroupFields } from './office-shapes.ts';

/** Adds a group of resources (2 §3), empty at first. */
export const createResourceGroup = endpoint({
  method: 'POST',
  path: '/api/back-office/resource-groups',
  who: 'resource-groups.create',
  summary: 'Adds a group of resources.',
  request: z.object(resourceGroupFields),
  answer: z.object({ cuid }),
  errors: [],
});
