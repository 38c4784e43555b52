import { ageOn } from '../base/age.ts';
import type { Day } from '../base/calendar.ts';
import type { Instant } from '../base/instants.ts';
import type { Decision } from '../base/refusal.ts';
import { permit, refuse } from '../base/refusal.ts';
import type { AgeLimits } from './age-label.ts';

/** Returns the limits of an availability: each is its own, or else the activity's. */
export function limitsOf(availability: AgeLimits, activity: AgeLimits): AgeLimits {
  return {
    age_minimum: availability.age_minimum ?? activity.age_minimum,
    age_maximum: availability.age_maximum ?? activity.age_maximum,
  };
}

/**
 * The reason why an age rules out taking part: it is outside the limits, or unknown where it
 * matters.
 */
export type AgeCode = 'AGE_NOT_ALLOWED' | 'BIRTHDATE_NEEDED';

/** True when a refusal is about somebody's age. */
export function isOfAge(code: string | null | undefined): boolean {
  return code === 'AGE_NOT_ALLOWED' || code === 'BIRTHDATE_NEEDED';
}

/**
 * Tests whether somebody may take part, by the calendar age on the first day: a child that turns 6
 * that morning is 6. Refuses AGE_NOT_ALLOWED, and BIRTHDATE_NEEDED when there are limits but no
 * birthdate.
 */
export function isAgeAllowed(
  birthdate: Day | null,
  at: { readonly limits: AgeLimits; readonly day: Day },
): Decision<null, AgeCode> {
  if (!hasLimits(at.limits)) return permit(null);
  if (birthdate === null) return refuse('BIRTHDATE_NEEDED', { participant_id: 'BIRTHDATE_NEEDED' });
  const age = ageOn(birthdate, at.day);
  const young = at.limits.age_minimum !== null && age < at.limits.age_minimum;
  const old = at.limits.age_maximum !== null && age > at.limits.age_maximum;
  return young || old
    ? refuse('AGE_NOT_ALLOWED', { participant_id: 'AGE_NOT_ALLOWED' })
    : permit(null);
}

/** True when at least one limit is set. */
export function hasLimits({ age_minimum, age_maximum }: AgeLimits): boolean {
  return age_minimum !== null || age_maximum !== null;
}

/**
 * Returns the start whose day decides the age: the earliest of the chosen dates, or the start of
 * the whole availability when no date is chosen or none of the chosen ones is in it.
 */
export function firstStart(
  offer: {
    readonly start_at: Instant;
    readonly dates: readonly { readonly id: number; readonly start_at: Instant }[];
  },
  date_ids: readonly number[],
): Instant {
  const [first] = offer.dates
    .filter(({ id }) => date_ids.includes(id))
    .toSorted((one, other) => Date.parse(one.start_at) - Date.parse(other.start_at));
  return first?.start_at ?? offer.start_at;
}
