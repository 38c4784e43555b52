import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { paging, searchedList } from '../general/shapes.ts';
import { sortBy } from '../lists/columns.ts';
import { customerBundleColumns } from './customer-bundle-columns.ts';
import { customerBundleFilters, officeCustomerBundle } from './shapes.ts';

/**
 * Lists sold packs, the newest first unless sorted (1 §6): of a customer, or found by the buyer's
 * name or address.
 */
export const listOfficeCustomerBundles = endpoint({
  method: 'GET',
  path: '/api/back-office/customer-bundles',
  who: 'customer-bundles.read',
  summary: 'Lists sold bundles.',
  request: z.object({
    ...paging,
    ...customerBundleFilters,
    sort: sortBy(customerBundleColumns),
  }),
  answer: searchedList(officeCustomerBundle),
  errors: [],
});
