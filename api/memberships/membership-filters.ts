import { filtersOf } from '../lists/filters.ts';
import { membershipFilters } from './office-shapes.ts';

/** The filters of the list of memberships. */
export const membershipFilterSet = filtersOf(membershipFilters, {
  published: { kind: 'choice', of: ['true', 'false'] },
});
