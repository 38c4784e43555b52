import { type Instant, isAfter } from '../base/instants.ts';
import { owedAmount, type Payable } from './owed.ts';

/** True when an amount is still owed at or after its due date; never without a due date. */
export function isOverdue(
  receivable: Payable & { readonly due_at: Instant | null },
  now: Instant,
): boolean {
  const { due_at } = receivable;
  return due_at !== null && owedAmount(receivable) > 0 && !isAfter(due_at, now);
}
