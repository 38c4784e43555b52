import type { Amount } from '../base/money.ts';

/** The reasons of a receivable's lines. */
export const LINE_REASONS = [
  'SALE',
  'DISCOUNT',
  'CHANGE',
  'CANCELLATION',
  'FEE',
  'CORRECTION',
] as const;
export type LineReason = (typeof LINE_REASONS)[number];

/** A line of a receivable: its reason and the signed change of the total, in minor units. */
export interface ReceivableLine {
  readonly reason: LineReason;
  readonly amount: Amount;
}

/**
 * Returns the line that changes a total to another; none when they are equal. Refuses nothing: a
 * total is never below 0.
 */
export function lineTo(
  total_amount: Amount,
  to: { readonly total_amount: Amount; readonly reason: LineReason },
): readonly ReceivableLine[] {
  const amount = Math.max(0, to.total_amount) - total_amount;
  return amount === 0 ? [] : [{ reason: to.reason, amount }];
}
