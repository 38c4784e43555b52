import type { CountRow, LockedAvailability, LockedDate } from './places-store.ts';

/** Places to take: `quantity` of them on each of the dates of one availability (R23). */
export interface PlacesWanted {
  readonly availability_id: number;
  readonly date_ids: readonly number[];
  readonly quantity: number;
}

/**
 * Availabilities whose places nobody else can take or free until the transaction ends, with the
 * taken places.
 */
export interface LockedPlaces {
  readonly availabilities: ReadonlyMap<number, LockedAvailability>;
  readonly dates: ReadonlyMap<number, LockedDate>;
  readonly counts: ReadonlyMap<string, number>;
  /** The end of the first cart item that holds places, by the id of its availability. */
  readonly carts_end: ReadonlyMap<number, string>;
  /**
   * The availabilities that exclude a date of them, locked and counted with them
   * (docs/algorithms/exclusions.md).
   */
  readonly beside: {
    readonly availabilities: ReadonlyMap<number, LockedAvailability>;
    readonly dates: ReadonlyMap<number, LockedDate>;
  };
}

type CountKind = CountRow['kind'];

/** Adds up the wanted places. */
export function sumQuantities(wishes: readonly PlacesWanted[]): number {
  return wishes.reduce((sum, wish) => sum + wish.quantity, 0);
}

/** Returns the key of a count. */
export function countKey(kind: CountKind, id: number): string {
  return `${kind} ${id}`;
}

/** Returns the number of places of an availability or date that are taken in this way. */
export function countOf(
  places: LockedPlaces,
  { kind, id }: { readonly kind: CountKind; readonly id: number },
): number {
  return places.counts.get(countKey(kind, id)) ?? 0;
}

/** Returns all locked dates that share something with others. */
export function sharingDates({ dates, beside }: LockedPlaces): readonly LockedDate[] {
  return [...dates.values(), ...beside.dates.values()].filter(({ shares }) => shares.length > 0);
}

/**
 * Returns the places as if a registration that is to get other dates did not exist; on the dates
 * that it has, nothing is to be decided.
 */
export function withoutRegistration(
  places: LockedPlaces,
  wish: { availability_id: number; quantity: number },
): LockedPlaces {
  const others = countOf(places, { kind: 'confirmed', id: wish.availability_id }) - wish.quantity;
  return {
    ...places,
    counts: new Map(places.counts).set(countKey('confirmed', wish.availability_id), others),
  };
}

/** Returns the places as if a registration did not exist at all: it is to move elsewhere. */
export function withoutPlaces(places: LockedPlaces, wish: PlacesWanted): LockedPlaces {
  const { availability_id, quantity, date_ids } = wish;
  const counts = new Map(places.counts);
  const less = (kind: CountKind, id: number) =>
    counts.set(countKey(kind, id), Math.max(0, countOf(places, { kind, id }) - quantity));
  less('confirmed', availability_id);
  for (const id of date_ids) less('date_confirmed', id);
  return { ...places, counts };
}

/** Returns the places as if no cart held any of them: those offered by waiting lists stay held. */
export function withoutCarts(places: LockedPlaces): LockedPlaces {
  const counts = new Map(places.counts);
  for (const id of places.availabilities.keys())
    counts.set(countKey('held', id), countOf(places, { kind: 'offered', id }));
  for (const id of places.dates.keys())
    counts.set(countKey('date_held', id), countOf(places, { kind: 'date_offered', id }));
  return { ...places, counts };
}

/**
 * Returns the places without those that a cancelled registration still takes on these dates, which
 * had started before it was cancelled.
 */
export function withoutPastDates(
  places: LockedPlaces,
  wish: { readonly quantity: number; readonly date_ids: readonly number[] },
): LockedPlaces {
  const counts = new Map(places.counts);
  for (const id of wish.date_ids)
    counts.set(
      countKey('date_confirmed', id),
      Math.max(0, countOf(places, { kind: 'date_confirmed', id }) - wish.quantity),
    );
  return { ...places, counts };
}

/**
 * Returns the places left of an availability itself, without those that are taken or held; null
 * without limit.
 */
export function leftOf(places: LockedPlaces, availability_id: number): number | null {
  const capacity = places.availabilities.get(availability_id)?.capacity ?? null;
  if (capacity === null) return null;
  return Math.max(
    0,
    capacity -
      countOf(places, { kind: 'confirmed', id: availability_id }) -
      countOf(places, { kind: 'held', id: availability_id }),
  );
}

/** Returns the places left on a date, without those that are taken or held; null without limit. */
export function leftOn(
  places: LockedPlaces,
  date: { readonly id: number; readonly capacity: number | null },
): number | null {
  if (date.capacity === null) return null;
  return Math.max(
    0,
    date.capacity -
      countOf(places, { kind: 'date_confirmed', id: date.id }) -
      countOf(places, { kind: 'date_held', id: date.id }),
  );
}
