import type { AvailabilityStatus } from '@ribambelle/domain/availabilities/availability.ts';
import { takenBy } from '@ribambelle/domain/availabilities/exclusions.ts';
import { decidePlaces, type PlacesCode } from '@ribambelle/domain/availabilities/places.ts';
import { permit, refuse, type Decision } from '@ribambelle/domain/base/refusal.ts';
import { decidedStatus } from '../office/column-values.ts';
import {
  countOf,
  type LockedPlaces,
  type PlacesWanted,
  sharingDates,
  sumQuantities,
} from './locked-places.ts';

/** The checks that may be skipped: see the rule in domain/availabilities/places.ts. */
export interface PlacesPermission {
  readonly now: string;
  /**
   * True for places held by a cart: the end of the time to register is forgiven, and nothing else
   * (R31).
   */
  readonly held?: boolean;
  /** The availabilities that opened earlier for the calling members. */
  readonly opened_ids?: readonly number[];
  readonly ignore_window?: boolean;
  readonly overbooking?: boolean;
}

/**
 * Decides whether all wanted places can be given, counting several wishes for one availability
 * together. The refusal's fields are `<index in wanted>.availability_dates.<date id>`, or `<index
 * in wanted>` when the availability itself is to blame.
 */
export function decideTogether(
  places: LockedPlaces,
  {
    wishes: allWishes,
    permission,
  }: { readonly wishes: readonly PlacesWanted[]; readonly permission: PlacesPermission },
): Decision<null, PlacesCode> {
  const fields: Record<string, PlacesCode> = {};
  const givenDates = new Set<number>();
  let code: PlacesCode | null = null;
  for (const [availability_id, wishes] of Map.groupBy(
    [...allWishes.entries()],
    ([, wish]) => wish.availability_id,
  )) {
    const decision = decideOne(places, {
      availability_id,
      wishes: wishes.map(([, wish]) => wish),
      permission,
      given: givenDates,
    });
    for (const [, wish] of wishes) for (const id of wish.date_ids) givenDates.add(id);
    if (decision.ok) continue;
    code ??= decision.refused;
    for (const [index, wish] of wishes)
      Object.assign(fields, fieldErrorsOf(decision, { index, wish }));
  }
  return code === null ? permit(null) : refuse(code, fields);
}

function fieldErrorsOf(
  decision: { readonly refused: PlacesCode; readonly fields: Readonly<Record<string, PlacesCode>> },
  of: { index: number; wish: PlacesWanted },
): Record<string, PlacesCode> {
  if (Object.keys(decision.fields).length === 0) return { [String(of.index)]: decision.refused };
  const others = (field: string) =>
    /^availability_dates\.\d+$/.test(field) &&
    !of.wish.date_ids.includes(Number(field.split('.')[1]));
  const ownFields = Object.entries(decision.fields).filter(([field]) => !others(field));
  return Object.fromEntries(ownFields.map(([field, code]) => [`${of.index}.${field}`, code]));
}

function decideOne(
  places: LockedPlaces,
  input: {
    availability_id: number;
    wishes: readonly PlacesWanted[];
    permission: PlacesPermission;
    /** The dates of earlier wishes: the time they take is taken for these. */
    given: ReadonlySet<number>;
  },
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
  const others = sharingDates(places);
  const isTaken = (id: number) =>
    input.given.has(id) ||
    countOf(places, { kind: 'date_confirmed', id }) + countOf(places, { kind: 'date_held', id }) >
      0;
  const wantedOn = (id: number) =>
    sumQuantities(wishes.filter((wish) => wish.date_ids.includes(id)));
  return decidePlaces(
    {
      availability: {
        ...availability,
        status: openUnlessDecided(decidedStatus(availability)),
        confirmed: countOf(places, { kind: 'confirmed', id: availability_id }),
        held: countOf(places, { kind: 'held', id: availability_id }),
        wanted: sumQuantities(wishes),
      },
      dates: dates.map((date) => ({
        ...date,
        status: openUnlessDecided(date.status),
        confirmed: countOf(places, { kind: 'date_confirmed', id: date.id }),
        held: countOf(places, { kind: 'date_held', id: date.id }),
        wanted: wantedOn(date.id),
        excluded:
          (date.is_booked && !isTaken(date.id)) || takenBy(date, { others, isTaken }).length > 0,
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

/** Returns OPEN for FULL and OVERLAP, which follow from the places and are counted here anew. */
function openUnlessDecided(status: AvailabilityStatus): AvailabilityStatus {
  return status === 'CLOSED' ? status : 'OPEN';
}
