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
 * Until when a place is kept for whom it is offered now: for `minutes`, or for half of the time that is left to register when that is
 * less. Null at the very end, when that would be less than an hour (or less than `minutes`, where those are fewer): then everybody who
 * waits is written to at once, and the first one has it.
 */
export function offerUntil(
  availability: AvailabilityWindow,
  { minutes, now }: { readonly minutes: number; readonly now: Instant },
): Instant | null {
  const left = Math.floor(secondsBetween(now, registrableUntil(availability)) / 60);
  const kept = Math.min(minutes, Math.floor(left / 2));
  return kept < Math.min(HOUR, minutes) ? null : addMinutes(now, kept);
}

/**
 * Until when a place is kept that staff offer by hand: for `minutes`, and no longer than somebody can register. Refuses where nobody can
 * register now; whether a place is free is not asked here.
 */
export function offerByHand(
  availability: Availability,
  { minutes, now }: { readonly minutes: number; readonly now: Instant },
): Decision<Instant, PlacesCode> {
  const closed = windowClosed(availability, now);
  if (closed !== null) return refuse(TOO_LATE[closed]);
  if (availability.status === 'CLOSED' || availability.status === 'OVERLAP')
    return refuse('AVAILABILITY_CLOSED');
  if (opensLater(availability, now)) return refuse('REGISTRATIONS_NOT_OPEN');
  const [wanted, last] = [addMinutes(now, minutes), registrableUntil(availability)];
  return permit(isBefore(last, wanted) ? last : wanted);
}

/**
 * Whether a place that is kept on these dates is taken with the form, and not in one press: something must be answered first, or one of the
 * dates has begun since, is closed, or is gone.
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
        // what is kept for them is taken for everybody else
        (date.status === 'OPEN' || date.status === 'FULL') &&
        !isPast(joinableUntil(date, availability), now),
    );
  return needsAnswers(questions) || !date_ids.every(canBeHad);
}

/** Somebody in a line to whom a place may be offered. */
export interface InLine extends Waiting {
  /** A place is kept for them at this moment. */
  readonly is_offered: boolean;
}

/** What is free at this moment, beside all that is taken and kept; null is no limit. `dates` are those that can be joined. */
export interface FreePlaces {
  readonly places: number | null;
  readonly dates: readonly { readonly id: number; readonly places: number | null }[];
}

/** A place that is offered: to whom, and on which dates. */
export interface PlannedOffer {
  readonly id: number;
  readonly date_ids: readonly number[];
}

/** Who of a line had no place offered since a vacancy began, and has none now; in the order in which they are next. */
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
 * Which places are offered to whom: to the next of the line, each on every date that has a place left, and never more than are free. What is free counts, not what
 * became free: a place that somebody left is there for whoever was never asked. Those who were asked before are asked again of what became free
 * (`freed`, null for all that are), not of what they left. A family that waits together is offered places on the dates that have
 * one for each of them, or none: then those behind them are next. Nobody is offered a place twice in one vacancy.
 */
export function planOffers(
  line: readonly InLine[],
  of: { readonly since: Instant; readonly freed: number | null; readonly free: FreePlaces },
): readonly PlannedOffer[] {
  const offers: PlannedOffer[] = [];
  let left = numberOf(of.free.places);
  let news = numberOf(of.freed);
  let dates = of.free.dates.map(({ id, places }) => ({ id, left: numberOf(places) }));
  for (const family of familiesOf(whoCanBeOffered(line, of.since))) {
    const many = family.length;
    const open = new Set(dates.filter((date) => date.left >= many).map((date) => date.id));
    const again = family.some(({ offered_at }) => offered_at !== null);
    if (left < many || open.size === 0 || (again && news < 1)) continue;
    offers.push(...family.map(({ id }) => ({ id, date_ids: [...open] })));
    left -= many;
    news -= many;
    dates = dates.map((date) => (open.has(date.id) ? { ...date, left: date.left - many } : date));
  }
  return offers;
}

function numberOf(places: number | null): number {
  return places ?? Number.POSITIVE_INFINITY;
}
