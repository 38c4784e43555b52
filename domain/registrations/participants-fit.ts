import type { AgeLimits } from '../activities/age-label.ts';
import { type AgeCode, isAgeAllowed } from '../activities/age-limits.ts';
import type { Day } from '../base/calendar.ts';
import type { MembersCode } from '../memberships/members.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';

/** A planned registration, as far as its participant goes; `participant` is null when deleted. */
export interface WishFor {
  readonly participant: { readonly birthdate: Day | null } | null;
  readonly limits: AgeLimits;
  readonly first_day: Day;
  /** The decision on membership, where one is required. */
  readonly kept: Decision<unknown, MembersCode>;
}

/** The reasons why a participant cannot be registered. */
export type UnfitCode = 'PARTICIPANT_NOT_FOUND' | AgeCode | MembersCode;

/**
 * Decides whether all these participants can still take part (2 §4): what was true when the place
 * was taken may have changed since, such as the date of birth. Refuses with the first reason; the
 * fields name each by its index.
 */
export function decideFit(wishes: readonly WishFor[]): Decision<null, UnfitCode> {
  const reasons = wishes.map(({ participant, limits, first_day, kept }): UnfitCode | null => {
    if (participant === null) return 'PARTICIPANT_NOT_FOUND';
    const age = isAgeAllowed(participant.birthdate, { limits, day: first_day });
    if (!age.ok) return age.refused;
    return kept.ok ? null : kept.refused;
  });
  const first = reasons.find((reason) => reason !== null);
  if (first === undefined) return permit(null);
  const fields = reasons.flatMap((reason, index) =>
    reason === null ? [] : [[`${index}.participant_id`, reason] as const],
  );
  return refuse(first, Object.fromEntries(fields));
}
