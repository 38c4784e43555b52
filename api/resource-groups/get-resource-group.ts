import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { officeResourceGroup } from './office-shapes.ts';

/** Returns one group of resources. Refuses RESOURCE_GROUP_NOT_FOUND. */
export const getResourceGroup = endpoint({
  method: 'GET',
  path: '/api/back-office/resource-groups/{resource_group}',
  who: 'resource-groups.read',
  summary: 'Shows one group of resources.',
  request: z.object({ resource_group: cuid }),
  answer: officeResourceGroup,
  errors: ['RESOURCE_GROUP_NOT_FOUND'],
});
