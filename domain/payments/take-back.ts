import type { Instant } from '../base/instants.ts';
import type { Amount } from '../base/money.ts';

/** The part of a payment allocated to one receivable, after earlier refunds. */
export interface PaidShare {
  readonly payment_id: number;
  readonly amount: Amount;
  readonly created_at: Instant;
}

/**
 * Returns the payments to take an amount from when something costs less than was paid: the newest
 * first, at most the amount there is.
 */
export function takeBack(
  shares: readonly PaidShare[],
  amount: Amount,
): readonly { readonly payment_id: number; readonly amount: Amount }[] {
  let remainder = Math.max(0, amount);
  const parts = shares
    .filter((share) => share.amount > 0)
    .toSorted((one, other) =>
      one.created_at < other.created_at
        ? 1
        : one.created_at > other.created_at
          ? -1
          : other.payment_id - one.payment_id,
    )
    .map(({ payment_id, amount: most }) => {
      const part = Math.min(remainder, most);
      remainder -= part;
      return { payment_id, amount: part };
    });
  return parts.filter((part) => part.amount > 0);
}
