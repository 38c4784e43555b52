import { filtersOf } from '../lists/filters.ts';
import { availabilityFilters } from './office-shapes.ts';

/** The filters of the list of availabilities. */
export const availabilityFilterSet = filtersOf(availabilityFilters, {
  takes_place: { kind: 'period', from: 'from', to: 'until' },
  activity: { kind: 'activity' },
  location: { kind: 'location' },
  status: { kind: 'choice', of: ['OPEN', 'FULL', 'CLOSED'] },
  tag: { kind: 'tag' },
});
