import type { Instant } from '../base/instants.ts';
import type { Zone } from '../base/days.ts';
import type { Amount } from '../base/money.ts';
import type { Instalment } from '../receivables/instalments.ts';
import type { OwedItem } from '../receivables/due-parts.ts';
import { type InstalmentPlan, planParts } from './plan-parts.ts';

/** Something in a cart that a plan may be for: a place in an activity. Minor units. */
export interface PlannedItem {
  /** Null for anything but a place in an activity. */
  readonly activity_id: number | null;
  /** The price after all reductions. */
  readonly price: Amount;
  readonly start_at: Instant | null;
  /** The moment by which its first part is due. */
  readonly first_due_at: Instant;
  /** The moment by which it is due without a plan; null for no deadline. */
  readonly due_at: Instant | null;
  readonly title: string | null;
}

/** A plan, with the activities that it is for; when empty, all. */
interface OwnPlan extends InstalmentPlan {
  readonly activity_ids: readonly number[];
}

/** Returns the instalments of an item by a plan; null when the plan is not for it. */
export function partsOfItem(
  item: PlannedItem,
  at: { readonly plan: OwnPlan; readonly ordered_at: Instant; readonly timezone: Zone },
): readonly Instalment[] | null {
  const { activity_id, price, start_at, first_due_at } = item;
  const { activity_ids } = at.plan;
  if (activity_id === null) return null;
  if (activity_ids.length > 0 && !activity_ids.includes(activity_id)) return null;
  return planParts(price, { ...at, start_at, first_due_at });
}

/**
 * Returns the parts of a whole cart by a plan: those of the items that it is for, and the others
 * whole, when they are due. Null when it is for none of them.
 */
export function partsOfCart(
  items: readonly PlannedItem[],
  at: { readonly plan: OwnPlan; readonly ordered_at: Instant; readonly timezone: Zone },
): readonly OwedItem[] | null {
  const all = items.map((item) => ({ item, parts: partsOfItem(item, at) }));
  if (all.every(({ parts }) => parts === null)) return null;
  return all.flatMap(({ item: { title, due_at, price: amount }, parts }) =>
    (parts ?? [{ due_at, amount }]).map((part) => ({ ...part, title })),
  );
}
