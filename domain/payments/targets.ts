import { byInstant } from '../base/instants.ts';
import { byDeadline } from '../receivables/due-parts.ts';
import { owedAmount } from '../receivables/owed.ts';
import type { Receivable } from '../receivables/spread.ts';
import type { Target } from './split-over-targets.ts';

/**
 * Returns all that is owed of these receivables as targets of one payment, the first due first; of
 * those due at the same moment the oldest, and accessories before what they go with.
 */
export function targetsOf(receivables: readonly Receivable[]): readonly Target[] {
  return receivables
    .toSorted(
      (one, other) =>
        byDeadline(one.due_at, other.due_at) ||
        byInstant(one.created_at, other.created_at) ||
        Number(other.accessory) - Number(one.accessory) ||
        one.id - other.id,
    )
    .map((receivable) => ({ receivable_id: receivable.id, amount: owedAmount(receivable) }))
    .filter(({ amount }) => amount > 0);
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
