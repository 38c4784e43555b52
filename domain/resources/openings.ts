import type { Day } from '../base/calendar.ts';
import {
  addDays,
  dayOf,
  dayRange,
  instantAt,
  spanOfDay,
  weekdayOf,
  type Zone,
} from '../base/days.ts';
import { type Instant, millisOf } from '../base/instants.ts';
import type { BookingPrice, BookingTerms, Hours } from '../booking-configurations/booking-terms.ts';

/** The terms of a booking configuration that decide when a resource can be booked. */
export interface SlotTerms extends Pick<BookingTerms, 'opening_hours' | 'exceptions'> {
  readonly prices: readonly BookingPrice[];
  readonly granularity_minutes: number;
  readonly buffer_minutes: number;
  readonly notice_minutes: number;
  readonly horizon_days: number;
  readonly crosses_days: boolean;
}

/**
 * The opening of one day, and until when a booking that begins in it may stay, in milliseconds of
 * real time.
 */
export interface Opening {
  readonly start: number;
  readonly end: number;
  readonly stays_until: number;
}

const SECONDS_A_DAY = 86_400;

/**
 * Returns the openings on the days between two moments, the earliest first
 * (docs/algorithms/slots.md). Hours are on the clock of the zone: a day of 23 hours is an hour
 * shorter, one of 25 an hour longer. Openings that touch are one stay; over midnight only when the
 * terms allow it.
 */
export function openingsBetween(
  terms: SlotTerms,
  span: { readonly after: Instant; readonly before: Instant; readonly zone: Zone },
): readonly Opening[] {
  const { after, before, zone } = span;
  const last = dayOf(before, zone);
  // a stay may extend into days after the last one on which it can begin
  const days = dayRange(
    dayOf(after, zone),
    addDays(last, terms.crosses_days ? daysOfStay(terms) : 0),
  );
  const openings: Opening[] = [];
  for (const day of days.toReversed())
    openings.unshift(...openingsOn(day, { terms, zone, next: openings[0] }));
  return openings.filter(({ start }) => start < millisOf(before));
}

/** Returns the openings of one day, the last of which may continue into the `next`. */
function openingsOn(
  day: Day,
  by: { terms: SlotTerms; zone: Zone; next: Opening | undefined },
): readonly Opening[] {
  const hours = hoursOf(by.terms, day);
  if (hours.length === 0) return [];
  const clock = clockOf(day, by.zone);
  const openings: Opening[] = [];
  for (const { opens, closes } of hours.toReversed()) {
    const start = clock.at(opens);
    const end = clock.at(closes);
    if (end <= start) continue;
    const next = openings[0] ?? by.next;
    const touches = next?.start === end && (by.terms.crosses_days || end !== clock.midnight);
    openings.unshift({ start, end, stays_until: touches ? next.stays_until : end });
  }
  return openings;
}

/** Returns the number of further days that the longest booking may reach into. */
function daysOfStay({ prices }: SlotTerms): number {
  return 1 + Math.ceil(Math.max(...prices.map(({ duration }) => duration)) / SECONDS_A_DAY);
}

/**
 * Returns the hours of a day, the earliest first, merging overlaps: those of its exceptions if any,
 * else of its weekday.
 */
function hoursOf({ opening_hours, exceptions }: SlotTerms, day: Day): readonly Hours[] {
  const special = exceptions.filter(
    ({ first_day, last_day }) => first_day <= day && day <= last_day,
  );
  if (special.length > 0) return apart(special.flatMap(({ hours }) => hours ?? []));
  const weekday = weekdayOf(day);
  return apart(opening_hours.filter((one) => one.weekday === weekday));
}

function apart(hours: readonly Hours[]): readonly Hours[] {
  const whole: Hours[] = [];
  for (const one of hours.toSorted((a, b) => (a.opens < b.opens ? -1 : 1))) {
    const before = whole.at(-1);
    if (before === undefined || before.closes <= one.opens) whole.push(one);
    else if (before.closes < one.closes)
      whole[whole.length - 1] = { opens: before.opens, closes: one.closes };
  }
  return whole;
}

/**
 * The clock of a zone on one day, in milliseconds of real time; `24:00` is the midnight at which
 * the next day begins.
 */
interface DayClock {
  readonly midnight: number;
  readonly at: (wall_time: string) => number;
}

/**
 * Returns the clock of a day. Queries the zone only for the start and end of the day, and for every
 * time of a day with a clock change.
 */
export function clockOf(day: Day, zone: Zone): DayClock {
  const whole = spanOfDay(day, zone);
  const firstMoment = millisOf(whole.start_at);
  const midnight = millisOf(whole.end_at);
  const changes = midnight - firstMoment !== SECONDS_A_DAY * 1_000;
  return {
    midnight,
    at: (wall_time) => {
      if (wall_time === '24:00') return midnight;
      if (changes) return millisOf(instantAt({ day, wall_time, zone }));
      const [hours, minutes] = wall_time.split(':').map(Number);
      return firstMoment + ((hours ?? 0) * 60 + (minutes ?? 0)) * 60_000;
    },
  };
}
