import type { Zone } from './days.ts';
import type { Instant } from './instants.ts';

const HOURS_OF_WEEK = 168;
const YEARS_BEFORE = 30;
const YEARS_AFTER = 10;

/**
 * Returns the hours of the week in UTC (0 is Monday from midnight to one, 167 the last of Sunday)
 * that can be this weekday (1 for Monday) and hour (0 to 23) in a zone, from thirty years before a
 * moment to ten after; every weekday or hour when none is given. As the clock changes, there may be
 * several, and a start within one must still be checked.
 */
export function utcHoursOfWeek({
  weekday,
  hour,
  zone,
  now,
}: {
  readonly weekday: number | undefined;
  readonly hour: number | undefined;
  readonly zone: Zone;
  readonly now: Instant;
}): readonly number[] {
  const offsets = offsetsOf(zone, now);
  const hours = new Set<number>();
  for (let local = 0; local < HOURS_OF_WEEK; local += 1) {
    if (weekday !== undefined && Math.floor(local / 24) !== weekday - 1) continue;
    if (hour !== undefined && local % 24 !== hour) continue;
    for (const offset of offsets) {
      // where a clock is half an hour off, an hour is in two
      hours.add(hourOfWeek(Math.floor(local - offset)));
      hours.add(hourOfWeek(Math.ceil(local - offset)));
    }
  }
  return [...hours].toSorted((one, other) => one - other);
}

const hourOfWeek = (hour: number) => (hour + HOURS_OF_WEEK) % HOURS_OF_WEEK;

/**
 * Returns the hours by which the clock of the zone is ahead of UTC in those years: one number, or
 * one for each offset.
 */
function offsetsOf(zone: Zone, now: Instant): ReadonlySet<number> {
  const around = Temporal.Instant.from(now).toZonedDateTimeISO(zone);
  const last = around.add({ years: YEARS_AFTER });
  let at: Temporal.ZonedDateTime | null = around.subtract({ years: YEARS_BEFORE });
  const offsets = new Set<number>();
  while (at !== null && Temporal.ZonedDateTime.compare(at, last) <= 0) {
    offsets.add(at.offsetNanoseconds / 3.6e12);
    at = at.getTimeZoneTransition('next');
  }
  return offsets;
}
