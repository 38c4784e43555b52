import { type Amount, sumAmounts } from '../base/money.ts';
import {
  type HeldPlaces,
  isConcerned,
  type PlacesInCart,
  type VolumeDiscount,
} from './volume-discount.ts';

/** Places that a family has, with what each volume discount took off them when they were bought. */
export interface BoughtPlaces extends PlacesInCart {
  readonly reductions: readonly {
    readonly amount: Amount;
    readonly volume_discount_id?: number | undefined;
  }[];
}

/** A volume discount by its activities and its period, and whether it counts what a family bought before. */
type Counting = Pick<
  VolumeDiscount,
  'id' | 'activity_ids' | 'period_starts_at' | 'period_ends_at'
> & { readonly counts_held: boolean };

/** What of the places that a family has a volume discount counts, each with what that discount took off it then; nothing where it counts no earlier ones. */
export function heldPlaces(
  discount: Counting,
  bought: readonly BoughtPlaces[],
): readonly HeldPlaces[] {
  if (!discount.counts_held) return [];
  return bought
    .filter((places) => isConcerned(discount, places))
    .map(({ start_at: _start_at, reductions, ...places }) => {
      const given = reductions.filter(({ volume_discount_id: id }) => id === discount.id);
      return { ...places, given: sumAmounts(given.map(({ amount }) => amount)) };
    });
}
