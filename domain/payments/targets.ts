import type { Instant } from '../base/instants.ts';
import { type Amount, sumAmounts } from '../base/money.ts';
import { nextParts, owedInstalments } from '../receivables/instalments.ts';
import { owedAmount } from '../receivables/owed.ts';
import { byDue, type Receivable } from '../receivables/spread.ts';
import type { Target } from './split-over-targets.ts';

/**
 * Returns all that is owed of these receivables as targets of one payment, the first due first; of
 * those due at the same moment the oldest, and accessories before what they go with.
 */
export function targetsOf(receivables: readonly Receivable[]): readonly Target[] {
  return receivables
    .toSorted(byDue)
    .map((receivable) => ({ receivable_id: receivable.id, amount: owedAmount(receivable) }))
    .filter(({ amount }) => amount > 0);
}

/**
 * Returns as targets what is due by now of these receivables or, when nothing is, what is due
 * first; of one in instalments only the parts that are. Minor units.
 */
export function nextTargetsOf(receivables: readonly Receivable[], now: Instant): readonly Target[] {
  const targets = targetsOf(receivables);
  const parts = targets.flatMap(({ receivable_id, amount }) => {
    const {
      due_at = null,
      paid_amount = 0,
      instalments,
    } = receivables.find(({ id }) => id === receivable_id) ?? {};
    const owed =
      instalments === undefined ? [{ due_at, amount }] : owedInstalments(instalments, paid_amount);
    return owed.map((part) => ({ ...part, receivable_id }));
  });
  const next = Map.groupBy(nextParts(parts, now), ({ receivable_id }) => receivable_id);
  return targets.flatMap(({ receivable_id }) => {
    const amount = sumAmounts((next.get(receivable_id) ?? []).map((part) => part.amount));
    return amount === 0 ? [] : [{ receivable_id, amount }];
  });
}

/**
 * Returns as targets what an order that is paid in instalments pays at once: fees and what is not
 * in instalments whole, of the others the first part, as far as it is owed; together never more
 * than the amount. Minor units.
 */
export function firstTargets(
  receivables: readonly Receivable[],
  amount: Amount,
): readonly Target[] {
  let remainder = amount;
  return receivables
    .toSorted((one, other) => Number(other.accessory) - Number(one.accessory))
    .map((receivable) => {
      const { id: receivable_id, total_amount, paid_amount, instalments } = receivable;
      const first = instalments?.[0]?.amount ?? total_amount;
      const part = Math.min(remainder, owedAmount({ total_amount: first, paid_amount }));
      remainder -= part;
      return { receivable_id, amount: part };
    })
    .filter((target) => target.amount > 0);
}

/** Tests whether two payments ask for the same amounts of the same receivables. */
export function haveSameTargets(one: readonly Target[], other: readonly Target[]): boolean {
  const amounts = new Map(one.map(({ receivable_id, amount }) => [receivable_id, amount]));
  return (
    one.length === other.length &&
    other.every(({ receivable_id, amount }) => amounts.get(receivable_id) === amount)
  );
}

/** Returns the one order to which all targets belong; null for several, and for none. */
export function oneOrderOf(
  targets: readonly Target[],
  receivables: readonly Receivable[],
): number | null {
  const orders = new Set(
    targets.map(({ receivable_id: id }) => receivables.find((one) => one.id === id)?.cart_id),
  );
  const [only] = orders;
  return orders.size === 1 ? (only ?? null) : null;
}
