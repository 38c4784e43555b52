import { nextCycle } from '@ribambelle/domain/memberships/next-cycle.ts';
import type { MembershipItem } from '../items.ts';
import type { HeldMembership } from './held-views.ts';

type Whose = Pick<MembershipItem, 'membership_id' | 'participant_id'>;

/** Returns the membership that an item's person already has; undefined for none. */
export function heldOf(
  { membership_id, participant_id }: Whose,
  held: readonly HeldMembership[],
): HeldMembership | undefined {
  return held.find(
    (one) => one.membership_id === membership_id && one.participant_id === participant_id,
  );
}

/**
 * Returns the cycle that an item becomes, on the terms that were promised when it was added, after
 * the cycles that its person already has.
 */
export function cycleOf(
  item: Whose & Pick<MembershipItem, 'price_lines'>,
  at: { readonly held: readonly HeldMembership[]; readonly now: string; readonly timezone: string },
): ReturnType<typeof nextCycle> {
  const held_until = heldOf(item, at.held)?.held_until ?? null;
  return nextCycle(item.price_lines, { held_until, now: at.now, timezone: at.timezone });
}
