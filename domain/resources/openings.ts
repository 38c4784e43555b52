import type { Day } from '../base/calendar.ts';
import { addDays, dayOf, dayRange, instantAt, weekdayOf, type Zone } from '../base/days.ts';
import { type Instant, millisOf } from '../base/instants.ts';
import type { BookingPrice, BookingTerms, Hours } from '../booking-configurations/booking-terms.ts';

/** What says when a resource may be booked, of the terms of its booking configuration. */
export interface SlotTerms extends Pick<BookingTerms, 'opening_hours' | 'exceptions'> {
  readonly prices: readonly BookingPrice[];
  readonly granularity_minutes: number;
  readonly buffer_minutes: number;
  readonly notice_minutes: number;
  readonly horizon_days: number;
  readonly crosses_days: boolean;
}

/** From when until when it is open on one day, and until when one who began then may stay, in milliseconds of real time. */
export interface Opening {
  readonly start: number;
  readonly end: number;
  readonly stays_until: number;
}

const SECONDS_A_DAY = 86_400;

/**
 * When it is open on the days between two moments, the first opening first (docs/algorithms/slots.md). Hours are on the clock of the zone: a day of 23
 * hours is an hour shorter, one of 25 an hour longer. Those that touch are one stay; over midnight only where the terms say so.
 */
export function openingsBetween(
  terms: SlotTerms,
  span: { readonly after: Instant; readonly before: Instant; readonly zone: Zone },
): readonly Opening[] {
  const { after, before, zone } = span;
  const last = dayOf(before, zone);
  // a stay may reach into days after the last one on which it can begin
  const days = dayRange(
    dayOf(after, zone),
    addDays(last, terms.crosses_days ? daysOfStay(terms) : 0),
  );
  const openings: Opening[] = [];
  for (const day of days.toReversed())
    for (const { start, end } of hoursOf(terms, day).map(momentsOn(day, zone)).toReversed()) {
      if (end <= start) continue;
      const next = openings[0];
      const touches =
        next?.start === end && (terms.crosses_days || !isMidnight(end, { day, zone }));
      openings.unshift({ start, end, stays_until: touches ? next.stays_until : end });
    }
  return openings.filter(({ start }) => start < millisOf(before));
}

/** Over how many days more the longest booking may reach. */
function daysOfStay({ prices }: SlotTerms): number {
  return 1 + Math.ceil(Math.max(...prices.map(({ duration }) => duration)) / SECONDS_A_DAY);
}

/** The hours of a day, the earliest first, those that overlap as one: of its exceptions where it has any, and of its weekday otherwise. */
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

function momentsOn(day: Day, zone: Zone) {
  return ({ opens, closes }: Hours) => ({
    start: momentAt({ day, wall_time: opens, zone }),
    end: momentAt({ day, wall_time: closes, zone }),
  });
}

/** `24:00` is where the next day begins. */
function momentAt(at: { day: Day; wall_time: string; zone: Zone }): number {
  const { day, wall_time, zone } = at;
  if (wall_time !== '24:00') return millisOf(instantAt(at));
  return millisOf(instantAt({ day: addDays(day, 1), wall_time: '00:00', zone }));
}

function isMidnight(moment: number, { day, zone }: { day: Day; zone: Zone }): boolean {
  return moment === momentAt({ day, wall_time: '24:00', zone });
}
