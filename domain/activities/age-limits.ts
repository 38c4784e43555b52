import { ageOn } from '../base/age.ts';
import type { Day } from '../base/calendar.ts';
import type { Decision } from '../base/refusal.ts';
import { permit, refuse } from '../base/refusal.ts';
import type { AgeLimits } from './age-label.ts';

/** The limits of an availability: each of its own, or else the activity's. */
export function limitsOf(availability: AgeLimits, activity: AgeLimits): AgeLimits {
  return {
    age_minimum: availability.age_minimum ?? activity.age_minimum,
    age_maximum: availability.age_maximum ?? activity.age_maximum,
  };
}

/**
 * Whether somebody may take part, by the calendar age on the first day: a child that turns 6 that morning is 6.
 * Refuses with AGE_NOT_ALLOWED. Without a birthdate nothing is refused: the limits are then only information.
 */
export function isAgeAllowed(
  birthdate: Day | null,
  at: { readonly limits: AgeLimits; readonly day: Day },
): Decision<null, 'AGE_NOT_ALLOWED'> {
  if (birthdate === null) return permit(null);
  const age = ageOn(birthdate, at.day);
  const young = at.limits.age_minimum !== null && age < at.limits.age_minimum;
  const old = at.limits.age_maximum !== null && age > at.limits.age_maximum;
  return young || old
    ? refuse('AGE_NOT_ALLOWED', { participant_id: 'AGE_NOT_ALLOWED' })
    : permit(null);
}
