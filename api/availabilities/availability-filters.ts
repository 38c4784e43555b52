import { filtersOf } from '../lists/filters.ts';
import { availabilityFilters, calendarFilters } from './office-shapes.ts';

/** The filters of the list of availabilities. */
export const availabilityFilterSet = filtersOf(availabilityFilters, {
  takes_place: { kind: 'period', from: 'from', to: 'until' },
  activity: { kind: 'activity' },
  location: { kind: 'location' },
  status: { kind: 'choice', of: ['OPEN', 'FULL', 'CLOSED'] },
  tag: { kind: 'tag' },
  waiting_list: { kind: 'choice', of: ['UNTOLD'] },
  free: { kind: 'number', of: 'COUNT', from: 'free_from', to: 'free_to' },
  price: { kind: 'number', of: 'AMOUNT', from: 'price_from', to: 'price_to' },
});

/** The filters of the week. */
export const calendarFilterSet = filtersOf(calendarFilters, {
  activity: { kind: 'activity' },
  location: { kind: 'location' },
});
