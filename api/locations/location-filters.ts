import { filtersOf } from '../lists/filters.ts';
import { locationFilters } from './office-shapes.ts';

/**
 * The filters of the list of locations: words only, so that other filters of its address are
 * dropped.
 */
export const locationFilterSet = filtersOf(locationFilters, {});
