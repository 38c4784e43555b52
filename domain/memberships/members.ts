import { opensLater } from '../availabilities/availability.ts';
import { type Instant, isAfter } from '../base/instants.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';

/** A membership that counts now: one participant's, or the customer's own, for all of their participants (null). */
export interface HeldNow {
  readonly membership_id: number;
  readonly participant_id: number | null;
}

/** What an activity keeps for members, and when its availability opens. */
export interface ForMembers {
  /** Whose members; none where nothing is kept for members. */
  readonly membership_ids: readonly number[];
  /** True when nobody else can register at all. */
  readonly members_only: boolean;
  readonly registrations_start_at: Instant | null;
  /** When its members can register before everybody else; null for no earlier. */
  readonly members_start_at: Instant | null;
}

/** Why somebody who is no member is refused: for good, for now, or at the price of members alone. */
export type MembersCode = 'MEMBERS_ONLY' | 'MEMBERS_FIRST' | 'MEMBER_PRICE_LOST';

/** By which of these memberships somebody is a member now, in their order; null for none. Of nobody in particular only what is of the whole family counts. */
export function memberBy(
  participant_id: number | null,
  of: { readonly membership_ids: readonly number[]; readonly held: readonly HeldNow[] },
): number | null {
  const own = of.held.filter(
    (one) => one.participant_id === null || one.participant_id === participant_id,
  );
  const found = of.membership_ids.find((id) =>
    own.some(({ membership_id }) => membership_id === id),
  );
  return found ?? null;
}

/** Whether a participant is a member now by one of these memberships. */
export function isMember(...[participant_id, of]: Parameters<typeof memberBy>): boolean {
  return memberBy(participant_id, of) !== null;
}

/**
 * Whether somebody can register for what is kept for members (docs/algorithms/memberships.md). `early` says that it has opened for them
 * alone. Refuses who is no member where it is for members only, where members come first, or at the price of members; what has opened for nobody yet is
 * left to the rule about places.
 */
export function decideForMembers(
  kept: ForMembers,
  by: {
    readonly is_member: boolean;
    /** Whether it lies in the cart at the price of members. */
    readonly member_price?: boolean;
    readonly now: Instant;
  },
): Decision<{ readonly early: boolean }, MembersCode> {
  const { is_member, now } = by;
  if (kept.members_only && !is_member)
    return refuse('MEMBERS_ONLY', { participant_id: 'MEMBERS_ONLY' });
  const first = opensLater(kept, now) && hasOpenedForMembers(kept, now);
  if (first && !is_member) return refuse('MEMBERS_FIRST', { participant_id: 'MEMBERS_FIRST' });
  if (by.member_price === true && !is_member)
    return refuse('MEMBER_PRICE_LOST', { participant_id: 'MEMBER_PRICE_LOST' });
  return permit({ early: first });
}

/** True once members can register, where they can before everybody else. */
export function hasOpenedForMembers(
  { members_start_at }: Pick<ForMembers, 'members_start_at'>,
  now: Instant,
): boolean {
  return members_start_at !== null && !isAfter(members_start_at, now);
}
