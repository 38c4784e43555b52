import type { AvailabilityStatus } from '@ribambelle/domain/availabilities/availability.ts';
import { countOf, type LockedPlaces, type PlacesWanted, sumQuantities } from './locked-places.ts';

interface Occupancy {
  readonly id: number;
  readonly registered: number;
  readonly status: AvailabilityStatus;
}

/**
 * How many places are taken and which status follows: a date is FULL when its capacity is used up, an availability when its own
 * is, or when every date that could be booked is. CLOSED and OVERLAP were decided and stay.
 */
export function occupancyOf(
  places: LockedPlaces,
  added: readonly PlacesWanted[],
): { availabilities: readonly Occupancy[]; dates: readonly Occupancy[] } {
  const dates = [...places.dates.values()].map((date) => {
    const registered =
      countOf(places, 'date_confirmed', date.id) +
      sumQuantities(added.filter((wish) => wish.date_ids.includes(date.id)));
    return {
      id: date.id,
      availability_id: date.availability_id,
      registered,
      status: statusOf(date, registered),
    };
  });
  const availabilities = [...places.availabilities.values()].map((availability) => {
    const { id } = availability;
    const registered =
      countOf(places, 'confirmed', id) +
      sumQuantities(added.filter((wish) => wish.availability_id === id));
    const own = dates.filter((date) => date.availability_id === id);
    const status = availability.closed ? 'CLOSED' : statusOf(availability, registered);
    const used =
      status === 'OPEN' &&
      own.some((date) => date.status === 'FULL') &&
      !own.some((date) => date.status === 'OPEN');
    return { id, registered, status: used ? ('FULL' as const) : status };
  });
  return {
    availabilities,
    dates: dates.map(({ id, registered, status }) => ({ id, registered, status })),
  };
}

function statusOf(
  of: { readonly capacity: number | null; readonly status: AvailabilityStatus },
  registered: number,
): AvailabilityStatus {
  if (of.status === 'CLOSED' || of.status === 'OVERLAP') return of.status;
  return of.capacity !== null && registered >= of.capacity ? 'FULL' : 'OPEN';
}
