import { filtersOf } from '../lists/filters.ts';
import { customerVoucherFilters } from './shapes.ts';

/** The filters of the list of sold vouchers: words alone, so that what else its address says is dropped. */
export const customerVoucherFilterSet = filtersOf(customerVoucherFilters, {});
