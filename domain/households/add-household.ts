import { type Decision, permit, refuse } from '../base/refusal.ts';
import { MOST_PARTICIPANTS } from '../participants/most-participants.ts';

/** Parents and those with whom they live; who needs more is a group, not a family. */
export const MOST_FURTHER_HOUSEHOLDS = 4;

/** What a child and a family are to each other, before they belong together. */
export interface ToShare {
  /** Whether the child is of that family already, kept or shared. */
  readonly there: boolean;
  /** How many further households the child has. */
  readonly further: number;
  /** How many participants the family has. */
  readonly participants: number;
}

/** Whether a child gets this family as a further household (decision 147). */
export function decideToShare(
  found: ToShare,
): Decision<null, 'HOUSEHOLD_ALREADY_THERE' | 'TOO_MANY_HOUSEHOLDS' | 'TOO_MANY_PARTICIPANTS'> {
  if (found.there)
    return refuse('HOUSEHOLD_ALREADY_THERE', { customer: 'HOUSEHOLD_ALREADY_THERE' });
  if (found.further >= MOST_FURTHER_HOUSEHOLDS) return refuse('TOO_MANY_HOUSEHOLDS');
  if (found.participants >= MOST_PARTICIPANTS) return refuse('TOO_MANY_PARTICIPANTS');
  return permit(null);
}
