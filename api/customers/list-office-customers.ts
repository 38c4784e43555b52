import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { paging, searchedList } from '../general/shapes.ts';
import { sortBy } from '../lists/columns.ts';
import { customerColumns } from './customer-columns.ts';
import { customerFilters, officeCustomerRow } from './office-shapes.ts';

/** Lists families by name unless sorted. `outstanding` keeps those that still owe something. */
export const listOfficeCustomers = endpoint({
  method: 'GET',
  path: '/api/back-office/customers',
  who: 'customers.read',
  summary: 'Lists families.',
  request: z.object({ ...paging, ...customerFilters, sort: sortBy(customerColumns) }),
  answer: searchedList(officeCustomerRow),
  errors: [],
});
