import { filtersOf } from '../lists/filters.ts';
import { collaboratorFilters } from './office-shapes.ts';

/**
 * The filters of the list of the team: words alone, so that all other parameters of its address are
 * dropped.
 */
export const collaboratorFilterSet = filtersOf(collaboratorFilters, {});
