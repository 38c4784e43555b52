import type { AgeLimits } from '../activities/age-label.ts';
import { type AgeCode, isAgeAllowed } from '../activities/age-limits.ts';
import { type Availability, isPast, joinableUntil } from '../availabilities/availability.ts';
import { registrationNotice } from '../availabilities/status.ts';
import type { Day } from '../base/calendar.ts';
import type { Instant } from '../base/instants.ts';
import type { Decision } from '../base/refusal.ts';
import { refuse } from '../base/refusal.ts';

/** A wish to wait for a place. */
export interface WishToWait {
  readonly availability: Availability;
  readonly limits: AgeLimits;
  /** The first day, in the organiser's zone. */
  readonly first_day: Day;
  /** A participant of the caller. */
  readonly participant: {
    readonly birthdate: Day | null;
    readonly registered: boolean;
    readonly waiting: boolean;
  };
}

/** The reasons to refuse joining the waiting list. */
export type JoiningCode =
  | 'AVAILABILITY_ENDED'
  | 'WAITING_LIST_NOT_OFFERED'
  | 'ALREADY_REGISTERED'
  | 'ALREADY_WAITING'
  | AgeCode;

/**
 * Decides whether a participant may join the waiting list (2 §4): only while visitors see the
 * availability CLOSED or FULL, and before its end. Refuses a participant who is registered or waits
 * already, or who could not take the place because of their age, or an unknown age where it
 * matters.
 */
export function decideJoining(
  { availability, limits, first_day, participant }: WishToWait,
  now: Instant,
): Decision<null, JoiningCode> {
  const notice = registrationNotice(availability, now);
  if (notice?.kind === 'ended') return refuse('AVAILABILITY_ENDED');
  if (notice?.waiting_list !== true) return refuse('WAITING_LIST_NOT_OFFERED');
  if (participant.registered)
    return refuse('ALREADY_REGISTERED', { participant_id: 'ALREADY_REGISTERED' });
  if (participant.waiting) return refuse('ALREADY_WAITING', { participant_id: 'ALREADY_WAITING' });
  return isAgeAllowed(participant.birthdate, { limits, day: first_day });
}

/**
 * Returns the ids of the dates that a waiting participant could still attend, taken or not; their
 * age counts on the first.
 */
export function datesToWaitFor(
  availability: Pick<Availability, 'dates' | 'allow_registrations_after_start'>,
  now: Instant,
): readonly number[] {
  return availability.dates
    .filter((date) => !isPast(joinableUntil(date, availability), now))
    .map(({ id }) => id);
}
