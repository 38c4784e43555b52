import { filtersOf } from '../lists/filters.ts';
import { soldPeriodFilters } from '../lists/sold-periods.ts';
import { customerVoucherFilters } from './shapes.ts';

/** The filters of the list of sold vouchers. */
export const customerVoucherFilterSet = filtersOf(customerVoucherFilters, soldPeriodFilters);
