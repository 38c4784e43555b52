import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { paging, searchedList } from '../general/shapes.ts';
import { sortBy } from '../lists/columns.ts';
import { customerMembershipColumns } from './customer-membership-columns.ts';
import { customerMembershipFilters, officeCustomerMembership } from './shapes.ts';

/**
 * Lists sold memberships, the newest first unless sorted (1 §6): of a customer, or found by the
 * buyer's name or address.
 */
export const listOfficeCustomerMemberships = endpoint({
  method: 'GET',
  path: '/api/back-office/customer-memberships',
  who: 'customer-memberships.read',
  summary: 'Lists sold memberships.',
  request: z.object({
    ...paging,
    ...customerMembershipFilters,
    sort: sortBy(customerMembershipColumns),
  }),
  answer: searchedList(officeCustomerMembership),
  errors: [],
});
