import { type Instant, isAfter } from '../base/instants.ts';

/** The status of a sold membership (3 §4). */
export type MembershipStatus = 'CANCELLED' | 'UPCOMING' | 'ACTIVE' | 'EXPIRED';

/**
 * Returns its status now. Payment is shown separately: a membership is in force before its transfer
 * arrives, as a place is.
 */
export function membershipStatus(
  membership: {
    readonly cancelled_at: Instant | null;
    readonly cycles: readonly { readonly start_at: Instant; readonly end_at: Instant }[];
  },
  now: Instant,
): MembershipStatus {
  if (membership.cancelled_at !== null) return 'CANCELLED';
  const ahead = membership.cycles.filter(({ end_at }) => isAfter(end_at, now));
  if (ahead.length === 0) return 'EXPIRED';
  return ahead.some(({ start_at }) => !isAfter(start_at, now)) ? 'ACTIVE' : 'UPCOMING';
}
