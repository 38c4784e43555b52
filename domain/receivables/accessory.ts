import type { Payable } from './owed.ts';

/**
 * True when an accessory of an order, such as a service fee, is still owed (R26), which lasts while
 * something else of the order is owed or paid. When nothing of the order remains, nothing is owed.
 */
export function isAccessoryOwed(others: readonly Payable[]): boolean {
  return others.some((other) => other.total_amount > 0 || other.paid_amount > 0);
}
