import { filtersOf } from '../lists/filters.ts';
import { bookingConfigurationFilters } from './office-shapes.ts';

/** The filters of the list of booking configurations: words only. */
export const bookingConfigurationFilterSet = filtersOf(bookingConfigurationFilters, {});
