import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { sortBy } from '../lists/columns.ts';
import { officeResourceRow, resourceFilters } from './office-shapes.ts';
import { resourceColumns } from './resource-columns.ts';

/** Lists resources in the organiser's order, unpublished ones too. */
export const listOfficeResources = endpoint({
  method: 'GET',
  path: '/api/back-office/resources',
  who: 'resources.read',
  summary: 'Lists the organiser’s resources.',
  request: z.object({ ...paging, ...resourceFilters, sort: sortBy(resourceColumns) }),
  answer: list(officeResourceRow),
  errors: [],
});
