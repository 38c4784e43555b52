import type { AvailabilityStatus } from '@ribambelle/domain/availabilities/availability.ts';
import { takenBy } from '@ribambelle/domain/availabilities/exclusions.ts';
import {
  countOf,
  type LockedPlaces,
  type PlacesWanted,
  sharingDates,
  sumQuantities,
} from './locked-places.ts';
import type { Occupied } from './places-store.ts';

/**
 * Returns the taken and offered places, and the status that follows: a date is FULL when both use
 * up its capacity, OVERLAP while something else takes its time (R20); an availability is FULL when
 * they use up its own, and FULL or OVERLAP when every date that could be booked is. CLOSED was
 * decided and stays. A wish for a date that does not take place takes no place on it.
 */
export function occupancyOf(
  places: LockedPlaces,
  wishes: readonly PlacesWanted[],
): { availabilities: readonly Occupied[]; dates: readonly Occupied[] } {
  const dateCounts = [...places.dates.values(), ...places.beside.dates.values()].map((date) => {
    const taken_now = wishes.filter((wish) => wish.date_ids.includes(date.id) && !date.called_off);
    const registered =
      countOf(places, { kind: 'date_confirmed', id: date.id }) + sumQuantities(taken_now);
    return { date, registered, offered: countOf(places, { kind: 'date_offered', id: date.id }) };
  });
  const takenIds = new Set(
    dateCounts
      .filter(({ registered, offered }) => registered + offered > 0)
      .map(({ date }) => date.id),
  );
  const others = sharingDates(places);
  const isTaken = (id: number) => takenIds.has(id);
  const dates = dateCounts.map(({ date, registered, offered }) => {
    const status = statusOf(date, registered + offered);
    const is_excluded =
      ((date.is_taken_beside || date.is_booked) && !isTaken(date.id)) ||
      takenBy(date, { others, isTaken }).length > 0;
    return {
      id: date.id,
      availability_id: date.availability_id,
      registered,
      offered,
      status: status === 'OPEN' && is_excluded ? ('OVERLAP' as const) : status,
    };
  });
  const availabilityRows = [
    ...places.availabilities.values(),
    ...places.beside.availabilities.values(),
  ];
  const availabilities = availabilityRows.map((availability) => {
    const { id } = availability;
    const registered =
      countOf(places, { kind: 'confirmed', id }) +
      sumQuantities(wishes.filter((wish) => wish.availability_id === id));
    const ownDates = dates.filter((date) => date.availability_id === id);
    const offered = countOf(places, { kind: 'offered', id });
    const status = availability.closed ? 'CLOSED' : statusOf(availability, registered + offered);
    const is_open = status === 'OPEN' && ownDates.some((date) => date.status === 'OPEN');
    return { id, registered, offered, status: is_open ? status : ofDates(status, ownDates) };
  });
  return {
    availabilities,
    dates: dates.map(({ availability_id: _whole, ...date }) => date),
  };
}

/**
 * Returns the status of an availability without an open date: FULL when one is full, OVERLAP when
 * the time of some is taken and none is full.
 */
function ofDates(
  status: AvailabilityStatus,
  dates: readonly { readonly status: AvailabilityStatus }[],
): AvailabilityStatus {
  if (status !== 'OPEN') return status;
  if (dates.some((date) => date.status === 'FULL')) return 'FULL';
  return dates.some((date) => date.status === 'OVERLAP') ? 'OVERLAP' : 'OPEN';
}

function statusOf(
  of: { readonly capacity: number | null; readonly status: AvailabilityStatus },
  taken: number,
): AvailabilityStatus {
  if (of.status === 'CLOSED') return of.status;
  return of.capacity !== null && taken >= of.capacity ? 'FULL' : 'OPEN';
}
