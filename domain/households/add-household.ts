import { type Decision, permit, refuse } from '../base/refusal.ts';
import { MOST_PARTICIPANTS } from '../participants/most-participants.ts';

/**
 * The most further households of a child: enough for parents and the people they live with. More
 * would be a group, not a family.
 */
export const MOST_FURTHER_HOUSEHOLDS = 4;

/** The relation of a child and a family before the family becomes a household of it. */
export interface ToShare {
  /** True when the child is in that family already, kept or shared. */
  readonly there: boolean;
  /** The number of further households of the child. */
  readonly further: number;
  /** The number of participants of the family. */
  readonly participants: number;
}

/** Decides whether a child gets this family as a further household (decision 147). */
export function decideToShare(
  child: ToShare,
): Decision<null, 'HOUSEHOLD_ALREADY_THERE' | 'TOO_MANY_HOUSEHOLDS' | 'TOO_MANY_PARTICIPANTS'> {
  if (child.there)
    return refuse('HOUSEHOLD_ALREADY_THERE', { customer: 'HOUSEHOLD_ALREADY_THERE' });
  if (child.further >= MOST_FURTHER_HOUSEHOLDS) return refuse('TOO_MANY_HOUSEHOLDS');
  if (child.participants >= MOST_PARTICIPANTS) return refuse('TOO_MANY_PARTICIPANTS');
  return permit(null);
}
