import { type Amount, sumAmounts } from '../base/money.ts';
import {
  type HeldPlaces,
  isConcerned,
  type PlacesInCart,
  type VolumeDiscount,
} from './volume-discount.ts';

/** Places that a family has, with the reduction by each volume discount when they were bought. */
export interface BoughtPlaces extends PlacesInCart {
  readonly reductions: readonly {
    readonly amount: Amount;
    readonly volume_discount_id?: number | undefined;
  }[];
}

/** The activities and period of a volume discount, and whether it counts earlier purchases. */
type Counting = Pick<
  VolumeDiscount,
  'id' | 'activity_ids' | 'period_starts_at' | 'period_ends_at'
> & { readonly counts_held: boolean };

/**
 * Returns the places of a family that a volume discount counts, each with the reduction it gave
 * then; none when it does not count earlier ones.
 */
export function heldPlaces(
  discount: Counting,
  purchases: readonly BoughtPlaces[],
): readonly HeldPlaces[] {
  if (!discount.counts_held) return [];
  return purchases
    .filter((places) => isConcerned(discount, places))
    .map(({ start_at: _start_at, reductions, ...places }) => {
      const ownReductions = reductions.filter(({ volume_discount_id: id }) => id === discount.id);
      return { ...places, given: sumAmounts(ownReductions.map(({ amount }) => amount)) };
    });
}
