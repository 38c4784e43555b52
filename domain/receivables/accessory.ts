import type { Payable } from './owed.ts';

/**
 * Whether what only goes with other things of an order, as a service fee does, is still owed (R26): while something else of it is owed or
 * paid. Nothing left of the order, nothing owed.
 */
export function isAccessoryOwed(others: readonly Payable[]): boolean {
  return others.some((other) => other.total_amount > 0 || other.paid_amount > 0);
}
