import { type Instant, isAfter } from '../base/instants.ts';

/** What is said of a sold membership (3 §4). */
export type MembershipStatus = 'CANCELLED' | 'UPCOMING' | 'ACTIVE' | 'EXPIRED';

/** Its status now. Whether it is paid is said beside it: a membership holds before its transfer has come, as a place does. */
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
