import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, removed } from '../general/shapes.ts';

/**
 * Deletes a group. Its resources stay, and are in it again when it is restored. Refuses
 * RESOURCE_GROUP_NOT_FOUND.
 */
export const deleteResourceGroup = endpoint({
  method: 'DELETE',
  path: '/api/back-office/resource-groups/{resource_group}',
  who: 'resource-groups.delete',
  summary: 'Deletes a group of resources, and none of its resources.',
  request: z.object({ resource_group: cuid }),
  answer: removed,
  errors: ['RESOURCE_GROUP_NOT_FOUND'],
});
