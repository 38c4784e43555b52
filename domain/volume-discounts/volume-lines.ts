import type { Instant } from '../base/instants.ts';
import type { InEachLanguage } from '../base/languages.ts';
import { type Amount, sumAmounts } from '../base/money.ts';
import { isGiven } from '../discounts/discount.ts';
import { isInScope } from '../segments/segment-scope.ts';
import {
  isCounted,
  type OwnVolumeDiscount,
  type PlacesInCart,
  volumeTotal,
} from './volume-discount.ts';

/** The reduction of the places of one item by a volume discount, in minor units. */
export interface VolumeLine {
  readonly kind: 'VOLUME_DISCOUNT';
  readonly label: InEachLanguage<string>;
  readonly amount: Amount;
  readonly volume_discount_id: number;
}

/**
 * Returns the reductions of a cart's items by volume discounts, in the order in which the items
 * were added: each item gets the increase of the discount on everything that the family has and
 * buys. So a price does not change when an item is added after it, and their sum is the same in any
 * order. Earlier purchases keep their price: they count as if the discount had been given then, or
 * with the reduction given when that is more; those outside the segments of a discount at this
 * moment do not count at all.
 */
export function volumeLines(
  discounts: readonly OwnVolumeDiscount[],
  { items, now }: { readonly items: readonly PlacesInCart[]; readonly now: Instant },
): readonly (readonly VolumeLine[])[] {
  const remainders = items.map(({ price }) => price);
  const lines: VolumeLine[][] = items.map(() => []);
  for (const discount of discounts) {
    if (!isGiven(discount, now)) continue;
    const { id: volume_discount_id, label } = discount;
    for (const [index, reduction] of addedBy(discount, items).entries()) {
      const amount = Math.min(reduction, remainders[index] ?? 0);
      remainders[index] = (remainders[index] ?? 0) - amount;
      if (amount > 0)
        lines[index]?.push({ kind: 'VOLUME_DISCOUNT', label, amount, volume_discount_id });
    }
  }
  return lines;
}

/** Returns the increase of the discount by each item, over all before it, in minor units. */
function addedBy(discount: OwnVolumeDiscount, items: readonly PlacesInCart[]): readonly Amount[] {
  const heldPlaces = discount.held.filter((one) => isInScope(discount.scope, one));
  let reached = Math.max(
    volumeTotal(discount, heldPlaces),
    sumAmounts(heldPlaces.map(({ given }) => given)),
  );
  return items.map((item, index) => {
    if (!isCounted(discount, item)) return 0;
    const before = items.slice(0, index).filter((one) => isCounted(discount, one));
    const total = volumeTotal(discount, [...heldPlaces, ...before, item]);
    const reduction = Math.max(0, total - reached);
    reached += reduction;
    return reduction;
  });
}
