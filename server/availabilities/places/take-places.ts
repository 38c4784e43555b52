import { inOrder } from '../../database/statements.ts';
import { type Db, SERIALIZATION_FAILURE } from '../../database/transaction.ts';
import { countKey, type LockedPlaces, type PlacesWanted } from './locked-places.ts';
import { occupancyOf } from './occupancy.ts';
import {
  countPlaces,
  lockAvailabilities,
  lockDates,
  type OfferOf,
  type ToBeShared,
  writeOccupancy,
} from './places-store.ts';

export interface PlacesAccess {
  readonly now: string;
  readonly availability_ids: readonly number[];
  /** Reads without locking: good enough to refuse at once, never to give. */
  readonly unlocked?: boolean;
  /** Cart items whose own hold does not count, because it is being exchanged for something else. */
  readonly except_item_ids?: readonly number[];
  /** The offers of places that do not count, because they are being exchanged in the same way. */
  readonly except_kept?: readonly OfferOf[];
  /**
   * The resources and people that their dates are about to share, or the hours to which one is
   * about to move.
   */
  readonly to_be?: ToBeShared;
}

/**
 * Locks the availabilities and those that exclude them, then their dates, in the order of their
 * ids, and counts the sold and held places from rows. The only way to places: every way of taking,
 * keeping or freeing a place goes through it. One round trip.
 */
export async function lockPlaces(db: Db, access: PlacesAccess): Promise<LockedPlaces> {
  const { now, availability_ids, unlocked = false } = access;
  const input = { now, of: [...new Set(availability_ids)], unlocked, to_be: access.to_be };
  const [availabilities, dates, counts] = await inOrder(
    () => lockAvailabilities(db, input),
    () => lockDates(db, input),
    () =>
      countPlaces(db, {
        ...input,
        except_item_ids: access.except_item_ids ?? [],
        except_kept: access.except_kept ?? [],
      }),
  );
  const ids = new Set(availabilities.map(({ id }) => id));
  if (!unlocked && dates.some(({ availability_id }) => !ids.has(availability_id)))
    throw new SharedMeanwhile();
  const own_ids = new Set(input.of);
  const [own, others] = [true, false].map((is_own) => ({
    availabilities: new Map(
      availabilities.filter(({ id }) => own_ids.has(id) === is_own).map((row) => [row.id, row]),
    ),
    dates: new Map(
      dates
        .filter(({ availability_id }) => own_ids.has(availability_id) === is_own)
        .map((row) => [row.id, row]),
    ),
  }));
  if (own === undefined || others === undefined) throw new Error('Nothing was asked for');
  return {
    ...own,
    beside: others,
    counts: new Map(counts.rows.map((row) => [countKey(row.kind, row.id), row.places])),
    carts_end: counts.carts_end,
  };
}

/**
 * An error when somebody made dates exclude each other during the wait for the lock: the
 * transaction is retried, and finds them.
 */
class SharedMeanwhile extends Error {
  readonly code = SERIALIZATION_FAILURE;
}

/**
 * Makes places that were just decided under the lock taken for good: counters and FULL follow in
 * the same transaction.
 */
export async function confirmPlaces(
  db: Db,
  input: { places: LockedPlaces; wanted: readonly PlacesWanted[] },
): Promise<void> {
  await writeOccupancy(db, { ...occupancyOf(input.places, input.wanted) });
}

/**
 * Counts places anew after a cancellation, a transfer, a change of capacity or an offer was
 * written, and updates counters and status.
 */
export async function releasePlaces(
  db: Db,
  access: Omit<PlacesAccess, 'except_item_ids' | 'except_kept'>,
): Promise<LockedPlaces> {
  const places = await lockPlaces(db, access);
  await confirmPlaces(db, { places, wanted: [] });
  return places;
}

/**
 * Counts all locked places anew and updates statuses, after the shared resources, people or hours
 * of dates changed under a lock that was taken for their new state. Locks nothing more.
 */
export async function settleLocked(
  db: Db,
  { now, locked }: { now: string; locked: LockedPlaces },
): Promise<void> {
  const availability_ids = [
    ...locked.availabilities.keys(),
    ...locked.beside.availabilities.keys(),
  ];
  const places = await lockPlaces(db, { now, availability_ids, unlocked: true });
  const { availabilities, dates } = occupancyOf(places, []);
  const ours = new Set(availability_ids);
  await writeOccupancy(db, {
    availabilities: availabilities.filter(({ id }) => ours.has(id)),
    dates: dates.filter(({ id }) => places.dates.has(id)),
  });
}
