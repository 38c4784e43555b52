import { inOrder } from '../database/statements.ts';
import type { AvailabilityStatus } from '@ribambelle/domain/availabilities/availability.ts';
import { decidePlaces, type PlacesCode } from '@ribambelle/domain/availabilities/places.ts';
import { permit, refuse, type Decision } from '@ribambelle/domain/base/refusal.ts';
import type { Db } from '../database/transaction.ts';
import {
  countKey,
  countOf,
  type LockedPlaces,
  type PlacesWanted,
  sumQuantities,
} from './locked-places.ts';
import { decidedStatus } from './column-values.ts';
import { occupancyOf } from './occupancy.ts';
import {
  countPlaces,
  lockAvailabilities,
  lockDates,
  type OfferOf,
  writeOccupancy,
} from './places-store.ts';

export interface PlacesAccess {
  readonly organiser_id: number;
  readonly now: string;
  readonly availability_ids: readonly number[];
  /** Looks without locking: good enough to refuse at once, never to give. */
  readonly unlocked?: boolean;
  /** Cart items whose own hold does not count, because it is being exchanged for something else. */
  readonly except_item_ids?: readonly number[];
  /** Whose offers of a place do not count, because they are being exchanged in the same way. */
  readonly except_offers?: readonly OfferOf[];
}

/**
 * The one way to places: locks the availabilities and then their dates in the order of their ids, and counts from rows what is
 * confirmed and held. Every way of taking, keeping or freeing a place goes through it. One round trip.
 */
export async function lockPlaces(db: Db, access: PlacesAccess): Promise<LockedPlaces> {
  const { organiser_id, now, availability_ids, unlocked = false } = access;
  const wanted = {
    organiser_id,
    now,
    of: [...new Set(availability_ids)],
    unlocked,
  };
  const [availabilities, dates, counts] = await inOrder(
    () => lockAvailabilities(db, wanted),
    () => lockDates(db, wanted),
    () =>
      countPlaces(db, {
        ...wanted,
        except_item_ids: access.except_item_ids ?? [],
        except_offers: access.except_offers ?? [],
      }),
  );
  return {
    availabilities: new Map(availabilities.map((row) => [row.id, row])),
    dates: new Map(dates.map((row) => [row.id, row])),
    counts: new Map(counts.map((row) => [countKey(row.kind, row.id), row.places])),
  };
}

/** What may be overlooked: see the rule in domain/availabilities/places.ts. */
export interface PlacesPermission {
  readonly now: string;
  /** What lies in a cart: the end of the time to register is forgiven, and nothing else (R31). */
  readonly held?: boolean;
  /** The availabilities that have opened for the members who ask, before everybody else. */
  readonly opened_ids?: readonly number[];
  readonly ignore_window?: boolean;
  readonly overbooking?: boolean;
}

/**
 * Whether all that is wanted can be given, several wishes for one availability counted together. The refusal's fields are
 * `<index in wanted>.availability_dates.<date id>`, or `<index in wanted>` when the availability itself is to blame.
 */
export function decideTogether(
  places: LockedPlaces,
  wanted: readonly PlacesWanted[],
  permission: PlacesPermission,
): Decision<null, PlacesCode> {
  const fields: Record<string, PlacesCode> = {};
  let refused: PlacesCode | null = null;
  for (const [availability_id, wishes] of Map.groupBy(
    [...wanted.entries()],
    ([, wish]) => wish.availability_id,
  )) {
    const decision = decideOne(places, {
      availability_id,
      wishes: wishes.map(([, wish]) => wish),
      permission,
    });
    if (decision.ok) continue;
    refused ??= decision.refused;
    for (const [index, wish] of wishes)
      Object.assign(fields, fieldErrorsOf(decision, { index, wish }));
  }
  return refused === null ? permit(null) : refuse(refused, fields);
}

function fieldErrorsOf(
  decision: { readonly refused: PlacesCode; readonly fields: Readonly<Record<string, PlacesCode>> },
  of: { index: number; wish: PlacesWanted },
): Record<string, PlacesCode> {
  if (Object.keys(decision.fields).length === 0) return { [String(of.index)]: decision.refused };
  const others = (field: string) =>
    /^availability_dates\.\d+$/.test(field) &&
    !of.wish.date_ids.includes(Number(field.split('.')[1]));
  const own = Object.entries(decision.fields).filter(([field]) => !others(field));
  return Object.fromEntries(own.map(([field, code]) => [`${of.index}.${field}`, code]));
}

function decideOne(
  places: LockedPlaces,
  input: { availability_id: number; wishes: readonly PlacesWanted[]; permission: PlacesPermission },
): Decision<unknown, PlacesCode> {
  const { availability_id, wishes, permission } = input;
  const availability = places.availabilities.get(availability_id);
  const ids = [...new Set(wishes.flatMap((wish) => wish.date_ids))];
  const dates = ids
    .flatMap((id) => places.dates.get(id) ?? [])
    .filter((date) => date.availability_id === availability_id);
  if (availability === undefined) return refuse('AVAILABILITY_CLOSED');
  if (dates.length < ids.length) {
    const strangers = ids.filter((id) => !dates.some((date) => date.id === id));
    return refuse(
      'DATE_NOT_BOOKABLE',
      Object.fromEntries(
        strangers.map((id) => [`availability_dates.${id}`, 'DATE_NOT_BOOKABLE' as const]),
      ),
    );
  }
  const wantedOn = (id: number) =>
    sumQuantities(wishes.filter((wish) => wish.date_ids.includes(id)));
  return decidePlaces(
    {
      availability: {
        ...availability,
        status: openUnlessDecided(decidedStatus(availability)),
        confirmed: countOf(places, 'confirmed', availability_id),
        held: countOf(places, 'held', availability_id),
        wanted: sumQuantities(wishes),
      },
      dates: dates.map((date) => ({
        ...date,
        status: openUnlessDecided(date.status),
        confirmed: countOf(places, 'date_confirmed', date.id),
        held: countOf(places, 'date_held', date.id),
        wanted: wantedOn(date.id),
      })),
      ...(permission.held === undefined ? {} : { held: permission.held }),
      opened: permission.opened_ids?.includes(availability_id) ?? false,
      ...(permission.ignore_window === undefined
        ? {}
        : { ignore_window: permission.ignore_window }),
      ...(permission.overbooking === undefined ? {} : { overbooking: permission.overbooking }),
    },
    permission.now,
  );
}

/** FULL follows from the places, and those are counted here anew. */
function openUnlessDecided(status: AvailabilityStatus): AvailabilityStatus {
  return status === 'FULL' ? 'OPEN' : status;
}

/** Writes that these places, just decided under the lock, are taken for good: counters and FULL follow in the same transaction. */
export async function confirmPlaces(
  db: Db,
  input: { organiser_id: number; places: LockedPlaces; wanted: readonly PlacesWanted[] },
): Promise<void> {
  await writeOccupancy(db, {
    organiser_id: input.organiser_id,
    ...occupancyOf(input.places, input.wanted),
  });
}

/** After a cancellation, a transfer, a change of capacity or an offer was written: counts anew and lets counters and status follow. */
export async function releasePlaces(
  db: Db,
  access: Omit<PlacesAccess, 'except_item_ids' | 'except_offers'>,
): Promise<LockedPlaces> {
  const places = await lockPlaces(db, access);
  await confirmPlaces(db, { organiser_id: access.organiser_id, places, wanted: [] });
  return places;
}
