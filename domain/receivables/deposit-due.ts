import type { Amount } from '../base/money.ts';

/** What can be asked of something before the rest, minor units: never more than it costs, and nothing once it is cancelled (R14). */
export function depositDue(of: {
  readonly total_amount: Amount;
  readonly deposit_amount: Amount;
  readonly cancelled_at: string | null;
}): Amount {
  return of.cancelled_at === null ? Math.min(of.deposit_amount, of.total_amount) : 0;
}
