import { filtersOf } from '../lists/filters.ts';
import { soldPeriodFilters } from '../lists/sold-periods.ts';
import { customerBundleFilters } from './shapes.ts';

/** The filters of the list of sold packs. */
export const customerBundleFilterSet = filtersOf(customerBundleFilters, soldPeriodFilters);
