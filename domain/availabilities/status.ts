import type { Instant } from '../base/instants.ts';
import { byInstant } from '../base/instants.ts';
import type { Availability, AvailabilityDate, AvailabilityStatus } from './availability.ts';
import { hasFreePlace, isPast, isStartedForGood, remainingPlaces } from './availability.ts';

/** Why an availability takes no registration now; `at` is the moment to show, if any. */
export interface RegistrationNotice {
  readonly kind: 'ended' | 'closed' | 'started' | 'full' | 'opening_scheduled' | 'closing_passed';
  readonly at: Instant | null;
  readonly waiting_list: boolean;
}

/** The red badge of a card (2 §4). */
export type CardBadge = 'CLOSED' | 'OVERLAP' | 'FULL' | 'CLOSING_PASSED' | 'STARTED' | 'ENDED';

/** The status to show: an open availability is FULL when its places are used up or no date in the future has one left (2 §4). */
export function effectiveStatus(availability: Availability, now: Instant): AvailabilityStatus {
  if (availability.status !== 'OPEN') return availability.status;
  const dates = availability.dates.some(
    (date) => !isPast(date.start_at, now) && isDateBookable(date),
  );
  const running =
    availability.allow_registrations_after_start &&
    availability.dates.some((date) => !isPast(date.end_at, now) && isDateBookable(date));
  return hasFreePlace(availability) && (dates || running) ? 'OPEN' : 'FULL';
}

/**
 * The notice that replaces the form, or null when registering is possible (2 §4). What can never change again comes first:
 * ended, closed, started; only CLOSED and FULL offer the waiting list.
 */
export function registrationNotice(
  availability: Availability,
  now: Instant,
): RegistrationNotice | null {
  const { registrations_start_at, registrations_end_at } = availability;
  const status = effectiveStatus(availability, now);
  if (isPast(availability.end_at, now))
    return { kind: 'ended', at: availability.end_at, waiting_list: false };
  if (status === 'CLOSED' || status === 'OVERLAP')
    return { kind: 'closed', at: null, waiting_list: status === 'CLOSED' };
  if (isStartedForGood(availability, now))
    return { kind: 'started', at: availability.start_at, waiting_list: false };
  if (status === 'FULL') return { kind: 'full', at: null, waiting_list: true };
  if (registrations_start_at !== null && !isPast(registrations_start_at, now)) {
    return { kind: 'opening_scheduled', at: registrations_start_at, waiting_list: false };
  }
  if (registrations_end_at !== null && isPast(registrations_end_at, now)) {
    return { kind: 'closing_passed', at: registrations_end_at, waiting_list: false };
  }
  return null;
}

/** The red badge of a card, null for none; an opening that is still to come has no badge (2 §4). */
export function cardBadge(availability: Availability, now: Instant): CardBadge | null {
  const notice = registrationNotice(availability, now);
  switch (notice?.kind) {
    case 'ended':
      return 'ENDED';
    case 'closed':
      return availability.status === 'OVERLAP' ? 'OVERLAP' : 'CLOSED';
    case 'started':
      return 'STARTED';
    case 'full':
      return 'FULL';
    case 'closing_passed':
      return 'CLOSING_PASSED';
    default:
      return null;
  }
}

/**
 * The number of places to show: the most that are left on one coming date with a limit, but not more than the availability
 * itself has left. Null when there is a badge or no limit at all (2 §4).
 */
export function capacityShown(availability: Availability, now: Instant): number | null {
  if (cardBadge(availability, now) !== null) return null;
  const coming = availability.dates.filter(
    (date) => !isPast(date.start_at, now) && date.status === 'OPEN',
  );
  const dates = coming.map(remainingPlaces).filter((places) => places !== null);
  const whole = remainingPlaces(availability);
  if (dates.length === 0) return whole;
  return Math.min(Math.max(...dates), whole ?? Number.POSITIVE_INFINITY);
}

/** True when a date is shown as open: status OPEN and no limit or a place left (2 §4). */
export function isDateBookable(
  date: Pick<AvailabilityDate, 'status' | 'capacity' | 'registered'>,
): boolean {
  return date.status === 'OPEN' && hasFreePlace(date);
}

/**
 * The dates that can be chosen, by start; all of them are chosen at first (2 §4). Dates that have started are offered only
 * to somebody who may register for a part of the dates, and then until they end.
 */
export function bookableDates<Row extends AvailabilityDate>(
  dates: readonly Row[],
  at: { readonly now: Instant; readonly partial_eligible: boolean },
): readonly Row[] {
  const offered = dates.filter(
    (date) =>
      isDateBookable(date) && !isPast(at.partial_eligible ? date.end_at : date.start_at, at.now),
  );
  return offered.toSorted((one, other) => byInstant(one.start_at, other.start_at));
}
