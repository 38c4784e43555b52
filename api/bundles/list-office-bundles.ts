import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { sortBy } from '../lists/columns.ts';
import { officeBundleRow, bundleFilters } from './office-shapes.ts';
import { bundleColumns } from './bundle-columns.ts';

/** Lists bundles in the organiser's order, unpublished ones too. */
export const listOfficeBundles = endpoint({
  method: 'GET',
  path: '/api/back-office/bundles',
  who: 'bundles.read',
  summary: 'Lists the organiser’s bundles.',
  request: z.object({ ...paging, ...bundleFilters, sort: sortBy(bundleColumns) }),
  answer: list(officeBundleRow),
  errors: [],
});
