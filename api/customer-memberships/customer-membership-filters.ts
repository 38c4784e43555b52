import { filtersOf } from '../lists/filters.ts';
import { soldPeriodFilters } from '../lists/sold-periods.ts';
import { customerMembershipFilters } from './shapes.ts';

/** The filters of the list of sold memberships. */
export const customerMembershipFilterSet = filtersOf(customerMembershipFilters, soldPeriodFilters);
