import type { Instant } from '../base/instants.ts';
import type { Amount } from '../base/money.ts';
import { prorate } from '../base/prorate.ts';
import type { Decision } from '../base/refusal.ts';
import { permit, refuse } from '../base/refusal.ts';

/** Why a sold bundle is not cancelled. */
export type BundleCancellationCode = 'BUNDLE_ALREADY_CANCELLED' | 'CANCELLATION_MESSAGE_REQUIRED';

/** A sold bundle with what it costs, in minor units. */
export interface BundleToCancel {
  readonly capacity: number | null;
  readonly used: number;
  readonly total_amount: Amount;
  readonly cancelled_at: Instant | null;
}

/**
 * Whether staff may cancel a sold bundle, with a reason that the customer reads, and what stays due of it (2 §9): what its uses cost, one of
 * them a capacity's share of the price, rounded once. Of a bundle without limit that was used everything stays due. Registrations
 * that it paid stay. Refuses a second time, and a missing reason.
 */
export function decideBundleCancellation(
  bundle: BundleToCancel,
  message: string,
): Decision<{ readonly message: string; readonly due_amount: Amount }, BundleCancellationCode> {
  if (bundle.cancelled_at !== null) return refuse('BUNDLE_ALREADY_CANCELLED');
  const given = message.trim();
  if (given === '')
    return refuse('CANCELLATION_MESSAGE_REQUIRED', { message: 'CANCELLATION_MESSAGE_REQUIRED' });
  return permit({ message: given, due_amount: dueOfUses(bundle) });
}

/** What of the price of a bundle its uses cost. What is given back, price / capacity × unused, is rounded once. */
export function dueOfUses({ capacity, used, total_amount }: BundleToCancel): Amount {
  if (used === 0) return 0;
  if (capacity === null || used >= capacity) return total_amount;
  const [given_back = 0] = prorate(total_amount, [capacity - used, used]);
  return total_amount - given_back;
}
