import type { Instant } from '../base/instants.ts';
import type { Zone } from '../base/days.ts';
import { type Amount, sumAmounts } from '../base/money.ts';
import type { Instalment } from '../receivables/instalments.ts';
import { dueParts, type OwedItem } from '../receivables/due-parts.ts';
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
}

/** A plan, with the activities that it is for; when empty, all. */
interface OwnPlan extends InstalmentPlan {
  readonly activity_ids: readonly number[];
}

/** An order that may be paid by a plan; minor units. */
export interface PlannedOrder {
  readonly items: readonly PlannedItem[];
  readonly service_fee: { readonly amount: Amount; readonly due_at: Instant | null };
  /** The amount that the wallet pays, never of the fee. */
  readonly wallet: Amount;
  readonly ordered_at: Instant;
  readonly timezone: Zone;
}

/** An order in parts: the amount that is paid at once, and the others by due date. Minor units. */
export interface PlannedPayment {
  readonly now_amount: Amount;
  readonly parts: readonly { readonly amount: Amount; readonly due_at: Instant | null }[];
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
 * Returns how an order is paid by a plan: the parts of the items that it is for, and the others
 * whole. Later: nothing at once, and each when it is due. Online: at once the first part of each
 * item, all that is not in the plan, and the fee. The wallet pays the first due first. Null when
 * the plan is for none of the items.
 */
export function plannedPayment(
  order: PlannedOrder,
  by: { readonly plan: OwnPlan; readonly online: boolean },
): PlannedPayment | null {
  const { items, service_fee, wallet, ordered_at, timezone } = order;
  const { plan, online } = by;
  const all = items.map((item) => partsOfItem(item, { plan, ordered_at, timezone }));
  if (all.every((parts) => parts === null)) return null;
  const owed = items.flatMap(({ price, due_at }, index): readonly OwedItem[] =>
    (all[index] ?? [{ due_at, amount: price }]).map((part, place) => ({
      amount: part.amount,
      due_at: online && place === 0 ? ordered_at : part.due_at,
      title: '',
    })),
  );
  const fee = {
    amount: service_fee.amount,
    due_at: online ? ordered_at : service_fee.due_at,
    title: null,
  };
  const due = dueParts([fee, ...owed], wallet).map(({ amount, due_at }) => ({ amount, due_at }));
  const isNow = ({ due_at }: (typeof due)[number]) => online && due_at === ordered_at;
  return {
    now_amount: sumAmounts(due.filter(isNow).map(({ amount }) => amount)),
    parts: due.filter((part) => !isNow(part)),
  };
}

/**
 * Returns the ways in which an order can be paid by a plan: later (null where the organiser wants
 * deposits online, and the plan has one) and online; both null when the plan is for none of it.
 */
export function waysOfPlan(
  order: PlannedOrder,
  by: { readonly plan: OwnPlan; readonly deposits_online: boolean },
): { readonly later: PlannedPayment | null; readonly online: PlannedPayment | null } {
  const { plan, deposits_online } = by;
  const has_deposit = plan.deposit_amount !== null || plan.deposit_percentage > 0;
  return {
    later: deposits_online && has_deposit ? null : plannedPayment(order, { plan, online: false }),
    online: plannedPayment(order, { plan, online: true }),
  };
}

/** Tests whether two payments ask for the same amounts at the same moments. */
export function isSamePayment(one: PlannedPayment, other: PlannedPayment): boolean {
  return (
    one.now_amount === other.now_amount &&
    one.parts.length === other.parts.length &&
    one.parts.every(
      ({ amount, due_at }, index) =>
        amount === other.parts[index]?.amount && due_at === other.parts[index].due_at,
    )
  );
}
