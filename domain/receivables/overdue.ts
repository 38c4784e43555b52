import { type Instant, isAfter } from '../base/instants.ts';
import { owedAmount, type Payable } from './owed.ts';

/** Whether something is still owed at or after the moment by which it was to be paid; without one it never is. */
export function isOverdue(
  receivable: Payable & { readonly due_at: Instant | null },
  now: Instant,
): boolean {
  const { due_at } = receivable;
  return due_at !== null && owedAmount(receivable) > 0 && !isAfter(due_at, now);
}
