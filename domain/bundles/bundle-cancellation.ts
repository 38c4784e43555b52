import type { Instant } from '../base/instants.ts';
import type { Amount } from '../base/money.ts';
import { prorate } from '../base/prorate.ts';
import type { Decision } from '../base/refusal.ts';
import { permit, refuse } from '../base/refusal.ts';

/** The reasons to refuse cancelling a sold bundle. */
export type BundleCancellationCode = 'BUNDLE_ALREADY_CANCELLED' | 'CANCELLATION_MESSAGE_REQUIRED';

/** A sold bundle with its price, in minor units. */
export interface BundleToCancel {
  readonly capacity: number | null;
  readonly used: number;
  readonly total_amount: Amount;
  readonly cancelled_at: Instant | null;
}

/**
 * Decides whether staff may cancel a sold bundle, with a reason that the customer reads, and the
 * amount that stays due (2 §9): the price of its uses, each a capacity's share of the price,
 * rounded once. When an unlimited bundle was used, everything stays due. Registrations that it paid
 * stay. Refuses a second cancellation and a missing reason.
 */
export function decideBundleCancellation(
  bundle: BundleToCancel,
  message: string,
): Decision<{ readonly message: string; readonly due_amount: Amount }, BundleCancellationCode> {
  if (bundle.cancelled_at !== null) return refuse('BUNDLE_ALREADY_CANCELLED');
  const reason = message.trim();
  if (reason === '')
    return refuse('CANCELLATION_MESSAGE_REQUIRED', { message: 'CANCELLATION_MESSAGE_REQUIRED' });
  return permit({ message: reason, due_amount: dueOfUses(bundle) });
}

/**
 * Returns the part of a bundle's price that its uses cost. The amount given back, price / capacity
 * × unused, is rounded once.
 */
export function dueOfUses({ capacity, used, total_amount }: BundleToCancel): Amount {
  if (used === 0) return 0;
  if (capacity === null || used >= capacity) return total_amount;
  const [given_back = 0] = prorate(total_amount, [capacity - used, used]);
  return total_amount - given_back;
}
