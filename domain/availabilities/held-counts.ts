/** Places that are kept for somebody: by an item in a cart, or by the offer of a waiting list, which is of one place. */
export interface KeptPlaces {
  readonly by: 'CART' | 'OFFER';
  readonly availability_id: number;
  readonly participant_id: number | null;
  readonly quantity: number;
  /** The dates on which they are kept. */
  readonly date_ids: readonly number[];
}

/** How many places are held, and how many of these are offered, by the id of the availability or the date. */
export interface HeldCounts {
  readonly held: ReadonlyMap<number, number>;
  readonly offered: ReadonlyMap<number, number>;
}

/**
 * Counts what is held of availabilities and on dates. Somebody with an item and an offer holds the greater of the two: what was offered lies in the
 * cart then, and one may end before the other.
 */
export function countHeld(kept: readonly KeptPlaces[]): {
  readonly availabilities: HeldCounts;
  readonly dates: HeldCounts;
} {
  return {
    availabilities: countBy(kept, ({ availability_id }) => [availability_id]),
    dates: countBy(kept, ({ date_ids }) => date_ids),
  };
}

interface Somebody {
  readonly id: number;
  in_cart: number;
  offered: number;
}

function countBy(
  kept: readonly KeptPlaces[],
  idsOf: (one: KeptPlaces) => readonly number[],
): HeldCounts {
  const somebodies = new Map<string, Somebody>();
  const offered = new Map<number, number>();
  for (const one of kept) {
    for (const id of idsOf(one)) {
      const key = `${id} ${one.participant_id}`;
      const somebody = somebodies.get(key) ?? { id, in_cart: 0, offered: 0 };
      somebodies.set(key, somebody);
      if (one.by === 'CART') somebody.in_cart += one.quantity;
      else {
        somebody.offered = Math.max(somebody.offered, one.quantity);
        add(offered, id, 1);
      }
    }
  }
  const held = new Map<number, number>();
  for (const { id, in_cart, offered: places } of somebodies.values())
    add(held, id, Math.max(in_cart, places));
  return { held, offered };
}

function add(counts: Map<number, number>, id: number, places: number): void {
  counts.set(id, (counts.get(id) ?? 0) + places);
}
