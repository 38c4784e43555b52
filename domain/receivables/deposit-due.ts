import type { Amount } from '../base/money.ts';

/**
 * Returns the deposit due before the rest, in minor units: never above the price, and nothing after
 * cancellation (R14).
 */
export function depositDue(of: {
  readonly total_amount: Amount;
  readonly deposit_amount: Amount;
  readonly cancelled_at: string | null;
}): Amount {
  return of.cancelled_at === null ? Math.min(of.deposit_amount, of.total_amount) : 0;
}
