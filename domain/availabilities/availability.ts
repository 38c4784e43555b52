import type { Instant } from '../base/instants.ts';
import { isBefore } from '../base/instants.ts';

/** The states of an availability and of its dates (2 §4). OPEN, CLOSED and OVERLAP are stored; FULL usually follows from the places. */
export type AvailabilityStatus = 'OPEN' | 'CLOSED' | 'FULL' | 'OVERLAP';

/** One date of an availability. `registered` counts the places that are taken, `capacity` null is no limit. */
export interface AvailabilityDate {
  readonly id: number;
  readonly start_at: Instant;
  readonly end_at: Instant;
  readonly status: AvailabilityStatus;
  readonly capacity: number | null;
  readonly registered: number;
}

/** When and whether an availability takes registrations. */
export interface AvailabilityWindow {
  readonly status: AvailabilityStatus;
  readonly start_at: Instant;
  readonly end_at: Instant;
  readonly registrations_start_at: Instant | null;
  readonly registrations_end_at: Instant | null;
  readonly allow_registrations_after_start: boolean;
}

/** An availability as the pages know it. */
export interface Availability extends AvailabilityWindow {
  readonly capacity: number | null;
  readonly registered: number;
  readonly dates: readonly AvailabilityDate[];
}

/** The places left, never below 0 (a capacity may be lowered below what is sold); null is no limit. */
export function remainingPlaces(places: {
  readonly capacity: number | null;
  readonly registered: number;
}): number | null {
  return places.capacity === null ? null : Math.max(0, places.capacity - places.registered);
}

/** True when at least one place is left. */
export function hasFreePlace(places: {
  readonly capacity: number | null;
  readonly registered: number;
}): boolean {
  return remainingPlaces(places) !== 0;
}

/** True when the moment is now or past. */
export function isPast(instant: Instant, now: Instant): boolean {
  return !isBefore(now, instant);
}

/** True when the start is past and the activity takes nobody after it. */
export function isStartedForGood(availability: AvailabilityWindow, now: Instant): boolean {
  return isPast(availability.start_at, now) && !availability.allow_registrations_after_start;
}
