import type { Instant } from '../base/instants.ts';
import { byInstant } from '../base/instants.ts';
import type {
  Availability,
  AvailabilityDate,
  AvailabilityStatus,
  AvailabilityWindow,
  WindowClosed,
} from './availability.ts';
import { hasFreePlace, isPast, joinableUntil, opensLater, windowClosed } from './availability.ts';

/** The reason why an availability takes no registration now; `at` is the moment to show, if any. */
export interface RegistrationNotice {
  readonly kind:
    | 'ended'
    | 'closed'
    | 'overlap'
    | 'started'
    | 'full'
    | 'opening_scheduled'
    | 'closing_passed';
  readonly at: Instant | null;
  readonly waiting_list: boolean;
}

/** The red badge of a card (2 §4). */
export type CardBadge = 'CLOSED' | 'OVERLAP' | 'FULL' | 'CLOSING_PASSED' | 'STARTED' | 'ENDED';

/**
 * Returns the status to show, in lists, filters, counts and calendars alike (R24): CLOSED once
 * nobody can register any more, or when so decided; OVERLAP while another date takes the time of
 * every date on sale (R20); FULL when the places are used up or no coming date has one left; else
 * OPEN, even before registration opens. Applied again with its own result, it returns the same.
 */
export function effectiveStatus(availability: Availability, now: Instant): AvailabilityStatus {
  if (windowClosed(availability, now) !== null) return 'CLOSED';
  if (availability.status !== 'OPEN') return availability.status;
  if (!hasFreePlace(availability)) return 'FULL';
  return availability.dates.some((date) => canBeJoined(date, { availability, now }))
    ? 'OPEN'
    : 'FULL';
}

/** True when a date has a place and can still be joined (2 §4). */
export function canBeJoined(
  date: AvailabilityDate,
  { availability, now }: { readonly availability: AvailabilityWindow; readonly now: Instant },
): boolean {
  return isDateBookable(date) && !isPast(joinableUntil(date, availability), now);
}

/**
 * Returns the status to show of one date, which is never open when its availability is not. CLOSED
 * also when it is over, or has begun and takes nobody after the start; FULL when it or the
 * availability has no place left.
 */
export function dateStatus(
  date: AvailabilityDate,
  of: { readonly availability: Omit<Availability, 'dates'>; readonly now: Instant },
): AvailabilityStatus {
  const { availability, now } = of;
  if (windowClosed(availability, now) !== null) return 'CLOSED';
  if (availability.status === 'CLOSED' || availability.status === 'OVERLAP')
    return availability.status;
  if (date.status === 'CLOSED' || date.status === 'OVERLAP') return date.status;
  if (isPast(joinableUntil(date, availability), now)) return 'CLOSED';
  const whole = availability.status === 'OPEN' && hasFreePlace(availability);
  return whole && isDateBookable(date) ? 'OPEN' : 'FULL';
}

/**
 * Returns the notice that replaces the form, or null when registering is possible (2 §4). Final
 * states come first; only CLOSED and FULL offer the waiting list, and not once nobody can register
 * any more. A later opening is no notice once members can register: the form then identifies them.
 */
export function registrationNotice(
  availability: Availability & {
    readonly members?: { readonly start_at: Instant | null } | null;
  },
  now: Instant,
): RegistrationNotice | null {
  const closed = windowClosed(availability, now);
  if (closed !== null)
    return { kind: closed, at: momentOf(availability, closed), waiting_list: false };
  const status = effectiveStatus(availability, now);
  if (status === 'CLOSED') return { kind: 'closed', at: null, waiting_list: true };
  if (status === 'OVERLAP') return { kind: 'overlap', at: null, waiting_list: false };
  if (status === 'FULL') return { kind: 'full', at: null, waiting_list: true };
  const first = availability.members?.start_at ?? null;
  if (first !== null && isPast(first, now)) return null;
  return opensLater(availability, now)
    ? { kind: 'opening_scheduled', at: availability.registrations_start_at, waiting_list: false }
    : null;
}

function momentOf(availability: AvailabilityWindow, closed: WindowClosed): Instant | null {
  if (closed === 'ended') return availability.end_at;
  return closed === 'started' ? availability.start_at : availability.registrations_end_at;
}

/** Returns the red badge of a card, or null; a later opening has no badge (2 §4). */
export function cardBadge(availability: Availability, now: Instant): CardBadge | null {
  const notice = registrationNotice(availability, now);
  switch (notice?.kind) {
    case 'ended':
      return 'ENDED';
    case 'closed':
      return 'CLOSED';
    case 'overlap':
      return 'OVERLAP';
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

/** True when a date is shown as open: status OPEN and no limit or a place left (2 §4). */
export function isDateBookable(
  date: Pick<AvailabilityDate, 'status' | 'capacity' | 'registered'>,
): boolean {
  return date.status === 'OPEN' && hasFreePlace(date);
}

/**
 * Returns the dates that can be chosen, by start; all are chosen at first (2 §4). Dates that have
 * started are included only when the activity takes people after the start, until they end.
 */
export function bookableDates<Row extends AvailabilityDate>(
  availability: AvailabilityWindow & { readonly dates: readonly Row[] },
  now: Instant,
): readonly Row[] {
  return availability.dates
    .filter((date) => canBeJoined(date, { availability, now }))
    .toSorted((one, other) => byInstant(one.start_at, other.start_at));
}
