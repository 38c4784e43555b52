import type { Amount } from '../base/money.ts';

/** Why a receivable asks what it asks. */
export const LINE_REASONS = [
  'SALE',
  'DISCOUNT',
  'CHANGE',
  'CANCELLATION',
  'FEE',
  'CORRECTION',
] as const;
export type LineReason = (typeof LINE_REASONS)[number];

/** A line of a receivable: why, and by how much what is asked moves; signed, in minor units. */
export interface ReceivableLine {
  readonly reason: LineReason;
  readonly amount: Amount;
}

/** The line that brings a total to another one; none when it is there already. Refuses nothing: a total is never below 0. */
export function lineTo(
  total_amount: Amount,
  to: { readonly total_amount: Amount; readonly reason: LineReason },
): readonly ReceivableLine[] {
  const amount = Math.max(0, to.total_amount) - total_amount;
  return amount === 0 ? [] : [{ reason: to.reason, amount }];
}
