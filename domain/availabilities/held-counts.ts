/**
 * Places kept for somebody: by a cart item, or by an offer of a waiting list, which keeps one
 * place.
 */
export interface KeptPlaces {
  readonly by: 'CART' | 'OFFER';
  readonly availability_id: number;
  readonly participant_id: number | null;
  readonly quantity: number;
  /** The dates on which the places are kept. */
  readonly date_ids: readonly number[];
}

/**
 * The number of places held, and of those the number offered, by the id of the availability or
 * date.
 */
export interface HeldCounts {
  readonly held: ReadonlyMap<number, number>;
  readonly offered: ReadonlyMap<number, number>;
}

/**
 * Counts the places held in availabilities and on dates. A family with both a cart item and an
 * offer holds the greater of the two: the offered place is then in the cart, and either may end
 * before the other.
 */
export function countHeld(places: readonly KeptPlaces[]): {
  readonly availabilities: HeldCounts;
  readonly dates: HeldCounts;
} {
  return {
    availabilities: countBy(places, ({ availability_id }) => [availability_id]),
    dates: countBy(places, ({ date_ids }) => date_ids),
  };
}

interface Somebody {
  readonly id: number;
  in_cart: number;
  offered: number;
}

function countBy(
  keptPlaces: readonly KeptPlaces[],
  idsOf: (one: KeptPlaces) => readonly number[],
): HeldCounts {
  const somebodies = new Map<string, Somebody>();
  const offeredPlaces = new Map<number, number>();
  for (const one of keptPlaces) {
    for (const id of idsOf(one)) {
      const key = `${id} ${one.participant_id}`;
      const somebody = somebodies.get(key) ?? { id, in_cart: 0, offered: 0 };
      somebodies.set(key, somebody);
      if (one.by === 'CART') somebody.in_cart += one.quantity;
      else {
        somebody.offered = Math.max(somebody.offered, one.quantity);
        add(offeredPlaces, { id, places: 1 });
      }
    }
  }
  const heldPlaces = new Map<number, number>();
  for (const { id, in_cart, offered: places } of somebodies.values())
    add(heldPlaces, { id, places: Math.max(in_cart, places) });
  return { held: heldPlaces, offered: offeredPlaces };
}

function add(
  counts: Map<number, number>,
  { id, places }: { readonly id: number; readonly places: number },
): void {
  counts.set(id, (counts.get(id) ?? 0) + places);
}
