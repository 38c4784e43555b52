import { randomUUID } from 'node:crypto';
import type { Emit } from '../../events/events.ts';
import type { LockedPlaces } from './locked-places.ts';
import { occupancyOf } from './occupancy.ts';

/**
 * Tells the waiting list of an availability how many of its places became free, and then those of
 * the availabilities that it excluded that their time is free again (R20). `released` is the result
 * of `releasePlaces`: its statuses are the earlier ones.
 */
export function tellOfFreed(
  emit: Emit,
  {
    availability_id,
    places,
    freed: freedPlaces,
  }: { readonly freed: LockedPlaces; availability_id: number; places: number },
): void {
  const vacancy = randomUUID();
  emit('availability.places.freed', { availability_id, places, vacancy });
  for (const id of openedAmong(freedPlaces.beside.dates, { freed: freedPlaces }))
    emit('availability.time.freed', { availability_id: id, places: null, vacancy });
}

/**
 * Does the second half alone, when the places go to others at once: `after` then holds the taken
 * places.
 */
export function tellBeside(
  emit: Emit,
  {
    freed: freedPlaces,
    after = freedPlaces,
  }: { readonly freed: LockedPlaces; readonly after?: LockedPlaces },
): void {
  for (const id of openedAmong(freedPlaces.beside.dates, { freed: freedPlaces, after }))
    emit('availability.time.freed', { availability_id: id, places: null, vacancy: randomUUID() });
}

/**
 * Returns the availabilities with a date among these that was OVERLAP and is open now, or with the
 * places of `after`.
 */
export function openedAmong(
  dates: LockedPlaces['dates'],
  {
    freed: freedPlaces,
    after = freedPlaces,
  }: { readonly freed: LockedPlaces; readonly after?: LockedPlaces },
): ReadonlySet<number> {
  const open = new Set(
    occupancyOf(after, []).dates.flatMap(({ id, status }) => (status === 'OPEN' ? [id] : [])),
  );
  return new Set(
    [...dates.values()]
      .filter(({ id, status }) => status === 'OVERLAP' && open.has(id))
      .map(({ availability_id }) => availability_id),
  );
}
