import {
  type Availability,
  type AvailabilityDate,
  type AvailabilityWindow,
  isPast,
  joinableUntil,
  opensLater,
  windowClosed,
} from '../availabilities/availability.ts';
import { needsAnswers } from '../activities/shown-questions.ts';
import { type PlacesCode, TOO_LATE } from '../availabilities/places.ts';
import type { Instant } from '../base/instants.ts';
import { addMinutes, isBefore, secondsBetween } from '../base/instants.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';
import { byNeed, familiesOf, registrableUntil, type Waiting } from './vacancy.ts';

const HOUR = 60;

/**
 * Returns when an offered place expires: after `minutes`, or half of the time left to register when
 * that is less. Null near the end, when that would be less than an hour (or than `minutes`, if
 * fewer): then everybody on the list is written to at once, and the first to answer gets it.
 */
export function keptUntil(
  availability: AvailabilityWindow,
  { minutes, now }: { readonly minutes: number; readonly now: Instant },
): Instant | null {
  const minutesLeft = Math.floor(secondsBetween(now, registrableUntil(availability)) / 60);
  const minutesKept = Math.min(minutes, Math.floor(minutesLeft / 2));
  return minutesKept < Math.min(HOUR, minutes) ? null : addMinutes(now, minutesKept);
}

/**
 * Returns when a place offered by staff by hand expires: after `minutes`, but no later than
 * registration ends. Refuses when nobody can register now; free places are not checked here.
 */
export function keptByHandUntil(
  availability: Availability,
  { minutes, now }: { readonly minutes: number; readonly now: Instant },
): Decision<Instant, PlacesCode> {
  const closed = windowClosed(availability, now);
  if (closed !== null) return refuse(TOO_LATE[closed]);
  if (availability.status === 'CLOSED' || availability.status === 'OVERLAP')
    return refuse('AVAILABILITY_CLOSED');
  if (opensLater(availability, now)) return refuse('REGISTRATIONS_NOT_OPEN');
  const end = addMinutes(now, minutes);
  const last = registrableUntil(availability);
  return permit(isBefore(last, end) ? last : end);
}

/**
 * True when taking a kept place on these dates needs the form instead of one press: something must
 * be answered first, or one of the dates has begun since, is closed, or no longer exists.
 */
export function needsForm(
  date_ids: readonly number[],
  of: {
    readonly questions: Parameters<typeof needsAnswers>[0];
    readonly availability: AvailabilityWindow & { readonly dates: readonly AvailabilityDate[] };
    readonly now: Instant;
  },
): boolean {
  const { questions, availability, now } = of;
  const canBeHad = (id: number) =>
    availability.dates.some(
      (date) =>
        date.id === id &&
        // the place kept for them is taken for everybody else
        (date.status === 'OPEN' || date.status === 'FULL') &&
        !isPast(joinableUntil(date, availability), now),
    );
  return needsAnswers(questions) || !date_ids.every(canBeHad);
}

/** Somebody on a waiting list who may be offered a place. */
export interface InLine extends Waiting {
  /** True while a place is kept for them. */
  readonly is_offered: boolean;
}

/**
 * The places free at this moment, besides all that are taken and kept; null is no limit. `dates`
 * are those that can be joined.
 */
export interface FreePlaces {
  readonly places: number | null;
  readonly dates: readonly { readonly id: number; readonly places: number | null }[];
}

/** An offered place: for whom, and on which dates. */
export interface PlannedKeptPlace {
  readonly id: number;
  readonly date_ids: readonly number[];
}

/**
 * Returns the people in a line who were offered no place since a vacancy began and have none now,
 * in their order.
 */
export function whoCanBeOffered<Entry extends InLine>(
  line: readonly Entry[],
  since: Instant,
): readonly Entry[] {
  return line
    .filter(
      ({ is_offered, offered_at }) =>
        !is_offered && (offered_at === null || isBefore(offered_at, since)),
    )
    .toSorted(byNeed);
}

/**
 * Plans the offers of places: to the next of the line, each on every date with a place left, and
 * never more than are free. Free places count, not only newly freed ones: a place that somebody
 * declined is for those never offered one. People offered one before are offered newly freed ones
 * (`freed`, null for all that are free), not those they declined. A family that waits together is
 * offered places on the dates with one for each of them, or none; then those behind them are next.
 * Nobody is offered a place twice in one vacancy.
 */
export function planKeptPlaces(
  line: readonly InLine[],
  of: { readonly since: Instant; readonly freed: number | null; readonly free: FreePlaces },
): readonly PlannedKeptPlace[] {
  const offers: PlannedKeptPlace[] = [];
  let remainder = numberOf(of.free.places);
  let news = numberOf(of.freed);
  let dates = of.free.dates.map(({ id, places }) => ({ id, left: numberOf(places) }));
  for (const family of familiesOf(whoCanBeOffered(line, of.since))) {
    const many = family.length;
    const open = new Set(dates.filter((date) => date.left >= many).map((date) => date.id));
    const again = family.some(({ offered_at }) => offered_at !== null);
    if (remainder < many || open.size === 0 || (again && news < 1)) continue;
    offers.push(...family.map(({ id }) => ({ id, date_ids: [...open] })));
    remainder -= many;
    news -= many;
    dates = dates.map((date) => (open.has(date.id) ? { ...date, left: date.left - many } : date));
  }
  return offers;
}

function numberOf(places: number | null): number {
  return places ?? Number.POSITIVE_INFINITY;
}
