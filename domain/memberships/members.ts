import { opensLater } from '../availabilities/availability.ts';
import { type Instant, isAfter } from '../base/instants.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';

/**
 * A membership in force: of one participant, or of the customer for all of their participants
 * (null).
 */
export interface HeldNow {
  readonly membership_id: number;
  readonly participant_id: number | null;
}

/** The privileges of members in an activity, and when its availability opens. */
export interface ForMembers {
  /** The memberships with these privileges; empty when there are none. */
  readonly membership_ids: readonly number[];
  /** True when only members can register. */
  readonly members_only: boolean;
  readonly registrations_start_at: Instant | null;
  /** The moment when members can register before everybody else; null when no earlier. */
  readonly members_start_at: Instant | null;
}

/** The reasons to refuse a non-member: for good, for now, or at the member price. */
export type MembersCode = 'MEMBERS_ONLY' | 'MEMBERS_FIRST' | 'MEMBER_PRICE_LOST';

/**
 * Returns the first of these memberships that makes somebody a member now; null for none. Without a
 * participant, only memberships of the whole family count.
 */
export function memberBy(
  participant_id: number | null,
  of: { readonly membership_ids: readonly number[]; readonly held: readonly HeldNow[] },
): number | null {
  const memberships = of.held.filter(
    (one) => one.participant_id === null || one.participant_id === participant_id,
  );
  const membershipId = of.membership_ids.find((id) =>
    memberships.some(({ membership_id }) => membership_id === id),
  );
  return membershipId ?? null;
}

/** True when a participant is a member now by one of these memberships. */
export function isMember(...[participant_id, of]: Parameters<typeof memberBy>): boolean {
  return memberBy(participant_id, of) !== null;
}

/**
 * Decides whether somebody can register where members have privileges
 * (docs/algorithms/memberships.md); `early` is true when only members can register yet. Refuses
 * non-members when it is for members only, when members come first, or at the member price; a
 * window closed to everybody is left to the rule about places.
 */
export function decideForMembers(
  rules: ForMembers,
  by: {
    readonly is_member: boolean;
    /** True when the cart item has the member price. */
    readonly member_price?: boolean;
    readonly now: Instant;
  },
): Decision<{ readonly early: boolean }, MembersCode> {
  const { is_member, now } = by;
  if (rules.members_only && !is_member)
    return refuse('MEMBERS_ONLY', { participant_id: 'MEMBERS_ONLY' });
  const first = opensLater(rules, now) && hasOpenedForMembers(rules, now);
  if (first && !is_member) return refuse('MEMBERS_FIRST', { participant_id: 'MEMBERS_FIRST' });
  if (by.member_price === true && !is_member)
    return refuse('MEMBER_PRICE_LOST', { participant_id: 'MEMBER_PRICE_LOST' });
  return permit({ early: first });
}

/** True once members can register, when they can before everybody else. */
export function hasOpenedForMembers(
  { members_start_at }: Pick<ForMembers, 'members_start_at'>,
  now: Instant,
): boolean {
  return members_start_at !== null && !isAfter(members_start_at, now);
}
