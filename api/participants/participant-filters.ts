import { filtersOf } from '../lists/filters.ts';
import { participantFilters } from './office-shapes.ts';

/** The filters of the list of participants. */
export const participantFilterSet = filtersOf(participantFilters, {
  age: { kind: 'number', of: 'COUNT', from: 'age_from', to: 'age_to' },
});
