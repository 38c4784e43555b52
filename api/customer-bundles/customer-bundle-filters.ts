import { filtersOf } from '../lists/filters.ts';
import { customerBundleFilters } from './shapes.ts';

/** The filters of the list of sold bundles: words alone, so that what else its address says is dropped. */
export const customerBundleFilterSet = filtersOf(customerBundleFilters, {});
