import type { Instant } from '../base/instants.ts';
import { isBefore } from '../base/instants.ts';

/**
 * The states of an availability and of its dates (2 §4). The stored state is the decided one;
 * `status.ts` derives the state to show.
 */
export type AvailabilityStatus = 'OPEN' | 'CLOSED' | 'FULL' | 'OVERLAP';

/**
 * One date of an availability. `registered` counts the places that are taken, `capacity` null is no
 * limit.
 */
export interface AvailabilityDate {
  readonly id: number;
  readonly start_at: Instant;
  readonly end_at: Instant;
  readonly status: AvailabilityStatus;
  readonly capacity: number | null;
  readonly registered: number;
}

/** The state and times that decide whether an availability takes registrations. */
export interface AvailabilityWindow {
  readonly status: AvailabilityStatus;
  readonly start_at: Instant;
  readonly end_at: Instant;
  readonly registrations_start_at: Instant | null;
  readonly registrations_end_at: Instant | null;
  readonly allow_registrations_after_start: boolean;
}

/** An availability as the pages show it. */
export interface Availability extends AvailabilityWindow {
  readonly capacity: number | null;
  readonly registered: number;
  readonly dates: readonly AvailabilityDate[];
}

/** The capacity and the places taken; a capacity of null is no limit. */
export interface Places {
  readonly capacity: number | null;
  readonly registered: number;
}

/**
 * Returns the places left, never below 0 (a capacity may be lowered below the places sold); null is
 * no limit.
 */
export function remainingPlaces(places: Places): number | null {
  return places.capacity === null ? null : Math.max(0, places.capacity - places.registered);
}

/** True when at least one place is left. */
export function hasFreePlace(places: Places): boolean {
  return remainingPlaces(places) !== 0;
}

/** True when the moment is now or past. */
export function isPast(instant: Instant, now: Instant): boolean {
  return !isBefore(now, instant);
}

/** The reason why nobody can register any more, whatever the places. */
export type WindowClosed = 'ended' | 'started' | 'closing_passed';

/** Returns why registration is over for good; null while it is not, even before it opens (2 §4). */
export function windowClosed(availability: AvailabilityWindow, now: Instant): WindowClosed | null {
  const { start_at, end_at, registrations_end_at, allow_registrations_after_start } = availability;
  if (isPast(end_at, now)) return 'ended';
  if (isPast(start_at, now) && !allow_registrations_after_start) return 'started';
  return registrations_end_at !== null && isPast(registrations_end_at, now)
    ? 'closing_passed'
    : null;
}

/** True when registration opens later. */
export function opensLater(
  availability: Pick<AvailabilityWindow, 'registrations_start_at'>,
  now: Instant,
): boolean {
  const { registrations_start_at } = availability;
  return registrations_start_at !== null && !isPast(registrations_start_at, now);
}

/**
 * Returns the last moment to join a date: its end when the activity takes people after the start,
 * else its start (2 §4).
 */
export function joinableUntil(
  date: Pick<AvailabilityDate, 'start_at' | 'end_at'>,
  { allow_registrations_after_start }: Pick<AvailabilityWindow, 'allow_registrations_after_start'>,
): Instant {
  return allow_registrations_after_start ? date.end_at : date.start_at;
}
