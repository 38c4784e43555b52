import { filtersOf } from '../lists/filters.ts';
import { dateConfigurationFilters } from './office-shapes.ts';

/** The filters of the list of templates of dates: words only. */
export const dateConfigurationFilterSet = filtersOf(dateConfigurationFilters, {});
