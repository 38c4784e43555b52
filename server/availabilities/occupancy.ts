import type { AvailabilityStatus } from '@ribambelle/domain/availabilities/availability.ts';
import { countOf, type LockedPlaces, type PlacesWanted, sumQuantities } from './locked-places.ts';
import type { Occupied } from './places-store.ts';

/**
 * How many places are taken and offered, and which status follows: a date is FULL when both use its capacity up, an availability when they use its own
 * up, or when every date that could be booked is. CLOSED and OVERLAP were decided and stay.
 */
export function occupancyOf(
  places: LockedPlaces,
  added: readonly PlacesWanted[],
): { availabilities: readonly Occupied[]; dates: readonly Occupied[] } {
  const dates = [...places.dates.values()].map((date) => {
    const registered =
      countOf(places, 'date_confirmed', date.id) +
      sumQuantities(added.filter((wish) => wish.date_ids.includes(date.id)));
    const offered = countOf(places, 'date_offered', date.id);
    return {
      id: date.id,
      availability_id: date.availability_id,
      registered,
      offered,
      status: statusOf(date, registered + offered),
    };
  });
  const availabilities = [...places.availabilities.values()].map((availability) => {
    const { id } = availability;
    const registered =
      countOf(places, 'confirmed', id) +
      sumQuantities(added.filter((wish) => wish.availability_id === id));
    const own = dates.filter((date) => date.availability_id === id);
    const offered = countOf(places, 'offered', id);
    const status = availability.closed ? 'CLOSED' : statusOf(availability, registered + offered);
    const used =
      status === 'OPEN' &&
      own.some((date) => date.status === 'FULL') &&
      !own.some((date) => date.status === 'OPEN');
    return { id, registered, offered, status: used ? ('FULL' as const) : status };
  });
  return {
    availabilities,
    dates: dates.map(({ availability_id: _whole, ...date }) => date),
  };
}

function statusOf(
  of: { readonly capacity: number | null; readonly status: AvailabilityStatus },
  taken: number,
): AvailabilityStatus {
  if (of.status === 'CLOSED' || of.status === 'OVERLAP') return of.status;
  return of.capacity !== null && taken >= of.capacity ? 'FULL' : 'OPEN';
}
