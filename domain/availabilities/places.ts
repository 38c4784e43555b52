import type { Instant } from '../base/instants.ts';
import type { Decision } from '../base/refusal.ts';
import { permit, refuse } from '../base/refusal.ts';
import type { AvailabilityStatus, AvailabilityWindow, WindowClosed } from './availability.ts';
import { isPast, joinableUntil, opensLater, windowClosed } from './availability.ts';

/**
 * Places of an availability or date: sold (`confirmed`), held by live cart items (`held`, without
 * those of the requester), and wanted now.
 */
export interface PlaceCount {
  readonly capacity: number | null;
  readonly confirmed: number;
  readonly held: number;
  readonly wanted: number;
}

/** A date on which places are wanted. */
export interface WantedDate extends PlaceCount {
  readonly id: number;
  readonly status: AvailabilityStatus;
  readonly start_at: Instant;
  readonly end_at: Instant;
  /** True while another date takes its time (domain/availabilities/exclusions.ts). */
  readonly excluded?: boolean;
}

/**
 * A request for places of one availability. `wanted` of the availability counts a registration
 * once, however many dates it has.
 */
export interface PlacesRequest {
  readonly availability: AvailabilityWindow & PlaceCount & { readonly published: boolean };
  readonly dates: readonly WantedDate[];
  /** True for a cart item: the end of registration is forgiven, and nothing else (R31). */
  readonly held?: boolean;
  /** True when it has already opened for the requesting members (domain/memberships/members.ts). */
  readonly opened?: boolean;
  /**
   * True for staff, and for money that arrived late (R12): the registration window is ignored, only
   * the places count.
   */
  readonly ignore_window?: boolean;
  /** True for staff with `registrations.overbook`: the places are ignored too. */
  readonly overbooking?: boolean;
}

/** The reasons to refuse places. */
export type PlacesCode =
  | 'ACTIVITY_WITHDRAWN'
  | 'AVAILABILITY_CLOSED'
  | 'REGISTRATIONS_NOT_OPEN'
  | 'REGISTRATIONS_CLOSED'
  | 'AVAILABILITY_STARTED'
  | 'AVAILABILITY_ENDED'
  | 'AVAILABILITY_DATES_REQUIRED'
  | 'DATE_NOT_BOOKABLE'
  | 'DATE_EXCLUDED'
  | 'QUANTITY_INVALID'
  | 'PLACES_TAKEN';

/** The places left on each date afterwards; null is no limit. */
export interface PlacesGiven {
  readonly dates: readonly { readonly id: number; readonly remaining: number | null }[];
}

/**
 * Decides whether the places can be given, all of them or none (R9, R23). Refuses outside the
 * registration window, dates that cannot be booked or whose time another date takes (R20), and too
 * few places on a date or in the availability; `fields` names the dates as
 * `availability_dates.<id>`.
 */
export function decidePlaces(
  request: PlacesRequest,
  now: Instant,
): Decision<PlacesGiven, PlacesCode> {
  const { availability, dates } = request;
  if (dates.length === 0)
    return refuse('AVAILABILITY_DATES_REQUIRED', {
      availability_dates: 'AVAILABILITY_DATES_REQUIRED',
    });
  if ([availability, ...dates].some(isWrongQuantity))
    return refuse('QUANTITY_INVALID', { quantity: 'QUANTITY_INVALID' });
  const refusal = request.ignore_window ? null : refusedBecause(request, now);
  if (refusal) return refuse(refusal);
  const unbookable = request.ignore_window
    ? []
    : dates.filter((date) => !isOpen(date, { availability, now }));
  if (unbookable.length > 0)
    return refuse('DATE_NOT_BOOKABLE', fieldErrorsOf(unbookable, 'DATE_NOT_BOOKABLE'));
  const excluded = request.overbooking ? [] : dates.filter((date) => date.excluded === true);
  if (excluded.length > 0) return refuse('DATE_EXCLUDED', fieldErrorsOf(excluded, 'DATE_EXCLUDED'));
  const fullDates = request.overbooking ? [] : dates.filter((date) => !hasRoom(date));
  if (fullDates.length > 0) return refuse('PLACES_TAKEN', fieldErrorsOf(fullDates, 'PLACES_TAKEN'));
  if (!request.overbooking && !hasRoom(availability)) return refuse('PLACES_TAKEN');
  return permit({ dates: dates.map((date) => ({ id: date.id, remaining: remainingAfter(date) })) });
}

/** The refusal for each reason why the window is closed. */
export const TOO_LATE = {
  ended: 'AVAILABILITY_ENDED',
  started: 'AVAILABILITY_STARTED',
  closing_passed: 'REGISTRATIONS_CLOSED',
} as const satisfies Record<WindowClosed, PlacesCode>;

function refusedBecause(
  { availability, held, opened }: PlacesRequest,
  now: Instant,
): PlacesCode | null {
  if (!availability.published) return 'ACTIVITY_WITHDRAWN';
  const closed = windowClosed(availability, now);
  if (closed !== null && !(held === true && closed === 'closing_passed')) return TOO_LATE[closed];
  if (availability.status === 'FULL') return 'PLACES_TAKEN';
  if (availability.status !== 'OPEN') return 'AVAILABILITY_CLOSED';
  return opened !== true && opensLater(availability, now) ? 'REGISTRATIONS_NOT_OPEN' : null;
}

function isOpen(
  date: WantedDate,
  { availability, now }: { readonly availability: AvailabilityWindow; readonly now: Instant },
): boolean {
  return date.status === 'OPEN' && !isPast(joinableUntil(date, availability), now);
}

function isWrongQuantity(count: PlaceCount): boolean {
  return !Number.isSafeInteger(count.wanted) || count.wanted < 1;
}

function hasRoom(count: PlaceCount): boolean {
  return count.capacity === null || count.confirmed + count.held + count.wanted <= count.capacity;
}

function remainingAfter(count: PlaceCount): number | null {
  return count.capacity === null
    ? null
    : Math.max(0, count.capacity - count.confirmed - count.held - count.wanted);
}

function fieldErrorsOf(dates: readonly WantedDate[], code: PlacesCode): Record<string, PlacesCode> {
  return Object.fromEntries(dates.map((date) => [`availability_dates.${date.id}`, code]));
}
