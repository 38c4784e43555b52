import { filtersOf } from '../lists/filters.ts';
import { rosterFilters } from './shapes.ts';

/** The filters of the list of a day. */
export const rosterFilterSet = filtersOf(rosterFilters, {
  day: { kind: 'day' },
  activity: { kind: 'activity' },
  location: { kind: 'location' },
  kind: { kind: 'choice', of: ['REGISTRATION', 'BOOKING'] },
});
