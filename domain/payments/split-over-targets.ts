import type { Amount } from '../base/money.ts';
import type { Allocation, Receivable } from '../receivables/spread.ts';
import { spreadAmount } from '../receivables/spread.ts';
import { owedAmount } from '../receivables/owed.ts';

/** A receivable that a payment is for, and the amount that was asked for it, in minor units. */
export interface Target {
  readonly receivable_id: number;
  readonly amount: Amount;
}

/**
 * Allocates the money of a payment that has targets. Each target gets the amount that was asked for
 * it, in their order, as far as it is still owed; the rest goes to what else is owed of the same
 * orders, and then to the wallet. Nothing is paid above its total and no cent is lost.
 */
export function splitOverTargets(
  amount: Amount,
  over: {
    readonly targets: readonly Target[];
    /** The receivables that money may go to, with their present amounts. */
    readonly receivables: readonly Receivable[];
  },
): Allocation {
  const amounts = new Map<number, Amount>();
  let remainder = Math.max(0, amount);
  for (const target of over.targets) {
    const receivable = over.receivables.find(({ id }) => id === target.receivable_id);
    const owed = receivable === undefined ? 0 : owedAmount(receivable);
    const part = Math.min(remainder, target.amount, owed);
    remainder -= part;
    if (part > 0) amounts.set(target.receivable_id, part);
  }
  const { parts, left_over } = spreadAmount(remainder, {
    receivables: inSameOrders(over.targets, over.receivables).map((receivable) => ({
      ...receivable,
      paid_amount: receivable.paid_amount + (amounts.get(receivable.id) ?? 0),
    })),
    deposits_first: false,
  });
  for (const { receivable_id, amount: more } of parts)
    amounts.set(receivable_id, (amounts.get(receivable_id) ?? 0) + more);
  return {
    parts: [...amounts].map(([receivable_id, part]) => ({ receivable_id, amount: part })),
    left_over,
  };
}

/** Returns the targets themselves and everything in their orders. */
function inSameOrders(
  targets: readonly Target[],
  receivables: readonly Receivable[],
): readonly Receivable[] {
  const ids = new Set(targets.map(({ receivable_id }) => receivable_id));
  const orders = new Set(
    receivables.flatMap(({ id, cart_id }) => (ids.has(id) && cart_id !== null ? [cart_id] : [])),
  );
  return receivables.filter(
    ({ id, cart_id }) => ids.has(id) || (cart_id !== null && orders.has(cart_id)),
  );
}
