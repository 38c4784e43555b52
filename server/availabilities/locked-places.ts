import type { CountRow, LockedAvailability, LockedDate } from './places-store.ts';

/** Places that somebody asks for: `quantity` of them on each of the dates of one availability (R23). */
export interface PlacesWanted {
  readonly availability_id: number;
  readonly date_ids: readonly number[];
  readonly quantity: number;
}

/** Availabilities whose places nobody else can take or free until the transaction ends, with what is taken of them. */
export interface LockedPlaces {
  readonly availabilities: ReadonlyMap<number, LockedAvailability>;
  readonly dates: ReadonlyMap<number, LockedDate>;
  readonly counts: ReadonlyMap<string, number>;
  /** When the first item in a cart ends that holds places, by the id of its availability. */
  readonly carts_end: ReadonlyMap<number, string>;
  /** Those that exclude a date of them, locked and counted with them (docs/algorithms/exclusions.md). */
  readonly beside: {
    readonly availabilities: ReadonlyMap<number, LockedAvailability>;
    readonly dates: ReadonlyMap<number, LockedDate>;
  };
}

type CountKind = CountRow['kind'];

/** How many places are wanted in all. */
export function sumQuantities(wishes: readonly PlacesWanted[]): number {
  return wishes.reduce((sum, wish) => sum + wish.quantity, 0);
}

/** Under what a count is kept. */
export function countKey(kind: CountKind, id: number): string {
  return `${kind} ${id}`;
}

/** How many places of an availability or date are taken in this way. */
export function countOf(places: LockedPlaces, kind: CountKind, id: number): number {
  return places.counts.get(countKey(kind, id)) ?? 0;
}

/** All locked dates that share something with others. */
export function sharingDates({ dates, beside }: LockedPlaces): readonly LockedDate[] {
  return [...dates.values(), ...beside.dates.values()].filter(({ shares }) => shares.length > 0);
}

/** The same places as if a registration that is to get other dates were not there; on those that it has nothing is to be decided. */
export function withoutRegistration(
  places: LockedPlaces,
  own: { availability_id: number; quantity: number },
): LockedPlaces {
  const others = countOf(places, 'confirmed', own.availability_id) - own.quantity;
  return {
    ...places,
    counts: new Map(places.counts).set(countKey('confirmed', own.availability_id), others),
  };
}

/** The same places as if a registration were not there at all: it is to be elsewhere. */
export function withoutPlaces(places: LockedPlaces, own: PlacesWanted): LockedPlaces {
  const { availability_id, quantity, date_ids } = own;
  const counts = new Map(places.counts);
  const less = (kind: CountKind, id: number) =>
    counts.set(countKey(kind, id), Math.max(0, countOf(places, kind, id) - quantity));
  less('confirmed', availability_id);
  for (const id of date_ids) less('date_confirmed', id);
  return { ...places, counts };
}

/** The same places as if nothing of them lay in a cart: what waiting lists offer stays held. */
export function withoutCarts(places: LockedPlaces): LockedPlaces {
  const counts = new Map(places.counts);
  for (const id of places.availabilities.keys())
    counts.set(countKey('held', id), countOf(places, 'offered', id));
  for (const id of places.dates.keys())
    counts.set(countKey('date_held', id), countOf(places, 'date_offered', id));
  return { ...places, counts };
}

/** The same places as if a cancelled registration had not been on these dates, which it had before it was cancelled. */
export function withoutPastDates(
  places: LockedPlaces,
  own: { readonly quantity: number; readonly date_ids: readonly number[] },
): LockedPlaces {
  const counts = new Map(places.counts);
  for (const id of own.date_ids)
    counts.set(
      countKey('date_confirmed', id),
      Math.max(0, countOf(places, 'date_confirmed', id) - own.quantity),
    );
  return { ...places, counts };
}

/** The places left of an availability itself beside those that are taken and held; null without limit. */
export function leftOf(places: LockedPlaces, availability_id: number): number | null {
  const capacity = places.availabilities.get(availability_id)?.capacity ?? null;
  if (capacity === null) return null;
  return Math.max(
    0,
    capacity -
      countOf(places, 'confirmed', availability_id) -
      countOf(places, 'held', availability_id),
  );
}

/** The places left on a date beside those that are taken and held; null without limit. */
export function leftOn(
  places: LockedPlaces,
  date: { readonly id: number; readonly capacity: number | null },
): number | null {
  if (date.capacity === null) return null;
  return Math.max(
    0,
    date.capacity -
      countOf(places, 'date_confirmed', date.id) -
      countOf(places, 'date_held', date.id),
  );
}
