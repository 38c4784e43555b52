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

/** What a volume discount takes off the places of one item, in minor units. */
export interface VolumeLine {
  readonly kind: 'VOLUME_DISCOUNT';
  readonly label: InEachLanguage<string>;
  readonly amount: Amount;
  readonly volume_discount_id: number;
}

/**
 * What volume discounts take off the items of a cart, in the order in which they were added: off each what it adds to the discount of everything
 * that the family has and buys. So a price does not change when something is added after it, and their sum is the same in any order. What was
 * bought before keeps its price: it counts as if the discount had been given then, or as what was given where that is more; what is not in the
 * segments of a discount at this moment does not count at all.
 */
export function volumeLines(
  discounts: readonly OwnVolumeDiscount[],
  items: readonly PlacesInCart[],
  now: Instant,
): readonly (readonly VolumeLine[])[] {
  const left = items.map(({ price }) => price);
  const lines: VolumeLine[][] = items.map(() => []);
  for (const discount of discounts) {
    if (!isGiven(discount, now)) continue;
    const { id: volume_discount_id, label } = discount;
    for (const [index, added] of addedBy(discount, items).entries()) {
      const amount = Math.min(added, left[index] ?? 0);
      left[index] = (left[index] ?? 0) - amount;
      if (amount > 0)
        lines[index]?.push({ kind: 'VOLUME_DISCOUNT', label, amount, volume_discount_id });
    }
  }
  return lines;
}

/** By how much each item makes the discount of all before it greater, in minor units. */
function addedBy(discount: OwnVolumeDiscount, items: readonly PlacesInCart[]): readonly Amount[] {
  const held = discount.held.filter((one) => isInScope(discount.scope, one));
  let reached = Math.max(volumeTotal(discount, held), sumAmounts(held.map(({ given }) => given)));
  return items.map((item, index) => {
    if (!isCounted(discount, item)) return 0;
    const before = items.slice(0, index).filter((one) => isCounted(discount, one));
    const total = volumeTotal(discount, [...held, ...before, item]);
    const added = Math.max(0, total - reached);
    reached += added;
    return added;
  });
}
