import { decideStock } from '@ribambelle/domain/activities/option-stock.ts';
import type { StockLeft } from '../../activities/index.ts';
import { decideTogether, type LockedPlaces } from '../../availabilities/index.ts';
import type { LockedBundle } from '../bundle/usable-views.ts';
import type { RegistrationItem } from '../items.ts';

/**
 * Returns the items whose places are free, whose options are not sold out, and whose pack still
 * pays them, taken one by one in their order, each with those before it counted (R11, R12). The
 * lock must have left the items' own holds out.
 */
export function fittingItems(
  locks: {
    places: LockedPlaces;
    stock: StockLeft;
    bundles: ReadonlyMap<number, LockedBundle>;
  },
  input: { items: readonly RegistrationItem[]; now: string },
): readonly RegistrationItem[] {
  const fitting: RegistrationItem[] = [];
  for (const item of input.items) {
    const decision = decideTogether(locks.places, {
      wishes: [...fitting, item],
      permission: {
        now: input.now,
        ignore_window: true,
      },
    });
    const stockDecision = decideStock(locks.stock, [...fitting, item]);
    if (
      decision.ok &&
      stockDecision.ok &&
      isPaid(item, { bundles: locks.bundles, before: fitting })
    )
      fitting.push(item);
  }
  return fitting;
}

/**
 * Tests whether the pack of an item has enough uses for it after the items before it; true without
 * a pack.
 */
function isPaid(
  { customer_bundle_id, quantity }: RegistrationItem,
  by: { bundles: ReadonlyMap<number, LockedBundle>; before: readonly RegistrationItem[] },
): boolean {
  if (customer_bundle_id === null) return true;
  const bundle = by.bundles.get(customer_bundle_id);
  if (bundle === undefined || bundle.cancelled) return false;
  if (bundle.left === null) return true;
  const uses = by.before.filter((item) => item.customer_bundle_id === customer_bundle_id);
  return uses.reduce((sum, item) => sum + item.quantity, quantity) <= bundle.left;
}
