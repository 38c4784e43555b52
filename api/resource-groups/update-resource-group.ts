import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { cuid, done } from '../general/shapes.ts';
import { resourceGroupFields } from './office-shapes.ts';

/** Changes a group of resources, wherever it is shown. Refuses RESOURCE_GROUP_NOT_FOUND. */
export const updateResourceGroup = endpoint({
  method: 'PUT',
  path: '/api/back-office/resource-groups/{resource_group}',
  who: 'resource-groups.update',
  summary: 'Changes a group of resources.',
  request: z.object({ resource_group: cuid, version, ...anyFieldOf(resourceGroupFields) }),
  answer: done,
  errors: ['RESOURCE_GROUP_NOT_FOUND'],
});
