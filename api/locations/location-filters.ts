import { filtersOf } from '../lists/filters.ts';
import { locationFilters } from './office-shapes.ts';

/** The filters of the list of locations: words alone, so that what else its address says is dropped. */
export const locationFilterSet = filtersOf(locationFilters, {});
