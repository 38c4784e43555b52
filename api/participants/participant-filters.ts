import { filtersOf } from '../lists/filters.ts';
import { participantFilters } from './office-shapes.ts';

/** The filters of the list of participants: words alone, so that what else its address says is dropped. */
export const participantFilterSet = filtersOf(participantFilters, {});
