import type { Day } from './calendar.ts';
import { isDay } from './calendar.ts';
import type { Instant } from './instants.ts';
import { canonicalInstant, instantOfMillis } from './instants.ts';

/** A wall time: `09:00` or `09:00:30`. */
export type WallTime = string;

/** An IANA zone: `Europe/Brussels`. */
export type Zone = string;

/** A span of time from `start_at` (included) to `end_at` (excluded). */
export interface Span {
  readonly start_at: Instant;
  readonly end_at: Instant;
}

/** Returns the day on the calendar of the zone at this moment (R7). */
export function dayOf(instant: Instant, zone: Zone): Day {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(zone).toPlainDate().toString();
}

/**
 * Returns the day meant by a client that sends a moment: a moment in UTC is on that day in the
 * zone, since browsers so write the midnight of a calendar there. Any other text is returned
 * unchanged.
 */
export function dayMeant(text: string, zone: Zone): string {
  const instant = text.trim().endsWith('Z') ? canonicalInstant(text.trim()) : null;
  return instant === null ? text : dayOf(instant, zone);
}

/** Returns the wall time of the zone at this moment, `09:00`. */
export function wallTimeOf(instant: Instant, zone: Zone): WallTime {
  return Temporal.Instant.from(instant)
    .toZonedDateTimeISO(zone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' });
}

/**
 * Returns the moment at which the clock of the zone shows this. A time that the change to summer
 * skips moves forward by the change; a time that occurs twice in autumn is the first. Takes one
 * object because three texts are easily mixed up.
 */
export function instantAt(at: {
  readonly day: Day;
  readonly wall_time: WallTime;
  readonly zone: Zone;
}): Instant {
  const local = Temporal.PlainDate.from(at.day).toPlainDateTime(
    Temporal.PlainTime.from(at.wall_time),
  );
  return instantOfMillis(
    local.toZonedDateTime(at.zone, { disambiguation: 'compatible' }).epochMilliseconds,
  );
}

/** Returns the day a number of days later (earlier when negative). */
export function addDays(day: Day, days: number): Day {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

/** Returns the same day a number of months later; the last of the month when it lacks that day. */
export function addMonths(day: Day, months: number): Day {
  return Temporal.PlainDate.from(day).add({ months }, { overflow: 'constrain' }).toString();
}

/** Returns the weekday, 1 for Monday to 7 for Sunday (2 §5). */
export function weekdayOf(day: Day): number {
  return Temporal.PlainDate.from(day).dayOfWeek;
}

/** Returns the Monday of the day's week (2 §9). */
export function startOfWeek(day: Day): Day {
  return addDays(day, 1 - weekdayOf(day));
}

/** Returns the moments at which a day begins and ends in the zone: 23, 24 or 25 hours apart. */
export function spanOfDay(day: Day, zone: Zone): Span {
  return {
    start_at: instantAt({ day, wall_time: '00:00', zone }),
    end_at: instantAt({ day: addDays(day, 1), wall_time: '00:00', zone }),
  };
}

/**
 * Returns the days from the first to the last, both included; none when the last is earlier or a
 * day does not exist.
 */
export function dayRange(first: Day, last: Day): readonly Day[] {
  if (!isDay(first) || !isDay(last)) return [];
  const days: Day[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
