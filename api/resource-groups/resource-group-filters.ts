import { filtersOf } from '../lists/filters.ts';
import { resourceGroupFilters } from './office-shapes.ts';

/** The filters of the list of groups of resources: words only. */
export const resourceGroupFilterSet = filtersOf(resourceGroupFilters, {});
