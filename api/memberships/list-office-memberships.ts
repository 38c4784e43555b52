import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { sortBy } from '../lists/columns.ts';
import { officeMembershipRow, membershipFilters } from './office-shapes.ts';
import { membershipColumns } from './membership-columns.ts';

/** Lists memberships in the organiser's order, unpublished ones too. */
export const listOfficeMemberships = endpoint({
  method: 'GET',
  path: '/api/back-office/memberships',
  who: 'memberships.read',
  summary: 'Lists the organiser’s memberships.',
  request: z.object({ ...paging, ...membershipFilters, sort: sortBy(membershipColumns) }),
  answer: list(officeMembershipRow),
  errors: [],
});
