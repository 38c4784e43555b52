import { dayOf, dayRange, type Zone } from '../base/days.ts';
import { type Instant, isAfter } from '../base/instants.ts';
import type { Amount } from '../base/money.ts';
import { prorate } from '../base/prorate.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';

/** The reasons to refuse cancelling a sold membership. */
export type MembershipCancellationCode =
  | 'MEMBERSHIP_ALREADY_CANCELLED'
  | 'CANCELLATION_MESSAGE_REQUIRED';

/** One cycle with its price, in minor units. */
export interface CycleToCancel {
  readonly start_at: Instant;
  readonly end_at: Instant;
  readonly total_amount: Amount;
}

/**
 * Decides whether staff may cancel a sold membership, with a reason that the customer reads.
 * Refuses a second cancellation and a missing reason. `dueOfCycle` gives the amount that stays due
 * of each cycle.
 */
export function decideMembershipCancellation(
  membership: { readonly cancelled_at: Instant | null },
  message: string,
): Decision<{ readonly message: string }, MembershipCancellationCode> {
  if (membership.cancelled_at !== null) return refuse('MEMBERSHIP_ALREADY_CANCELLED');
  const reason = message.trim();
  if (reason === '')
    return refuse('CANCELLATION_MESSAGE_REQUIRED', { message: 'CANCELLATION_MESSAGE_REQUIRED' });
  return permit({ message: reason });
}

/**
 * Returns the amount that stays due of a cycle when its membership is cancelled now: all of one
 * that is over, nothing of one that has not begun, and for a running one the share of the whole
 * days that have passed; the amount given back is rounded once.
 */
export function dueOfCycle(
  { start_at, end_at, total_amount }: CycleToCancel,
  { now, timezone }: { readonly now: Instant; readonly timezone: Zone },
): Amount {
  if (!isAfter(end_at, now)) return total_amount;
  const days = (until: Instant) =>
    Math.max(0, dayRange(dayOf(start_at, timezone), dayOf(until, timezone)).length - 1);
  const passed = days(now);
  if (passed === 0) return 0;
  const [given_back = 0] = prorate(total_amount, [days(end_at) - passed, passed]);
  return total_amount - given_back;
}
