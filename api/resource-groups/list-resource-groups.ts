import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { sortBy } from '../lists/columns.ts';
import { officeResourceGroupRow, resourceGroupFilters } from './office-shapes.ts';
import { resourceGroupColumns } from './resource-group-columns.ts';

/** Lists groups of resources in the organiser's order unless sorted. */
export const listResourceGroups = endpoint({
  method: 'GET',
  path: '/api/back-office/resource-groups',
  who: 'resource-groups.read',
  summary: 'Lists the organiser’s groups of resources.',
  request: z.object({
    ...paging,
    ...resourceGroupFilters,
    sort: sortBy(resourceGroupColumns),
  }),
  answer: list(officeResourceGroupRow),
  errors: [],
});
