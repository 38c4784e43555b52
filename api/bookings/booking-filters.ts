import { filtersOf } from '../lists/filters.ts';
import { bookingFilters } from './shapes.ts';

/** The filters of the list of bookings. */
export const bookingFilterSet = filtersOf(bookingFilters, {
  starts: { kind: 'period', from: 'starts_from', to: 'starts_to' },
  weekday: { kind: 'choice', of: upTo(1, 7) },
  hour: { kind: 'choice', of: upTo(0, 23) },
  resource: { kind: 'resource' },
  location: { kind: 'location' },
  customer: { kind: 'customer' },
  cancelled: { kind: 'choice', of: ['true', 'false'] },
  sold: { kind: 'period', from: 'sold_from', to: 'sold_to' },
});

function upTo(first: number, last: number): readonly string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
}
