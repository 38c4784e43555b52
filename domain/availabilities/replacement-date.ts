import { type Day, daysBetween } from '../base/calendar.ts';
import { addDays, dayOf, instantAt, wallTimeOf, type Zone } from '../base/days.ts';
import type { Instant } from '../base/instants.ts';
import { holidaysAmong } from '../base/public-holidays.ts';
import type { Range } from '../base/ranges.ts';

/**
 * The replacement day of a date: one day for all, or the same weekday after the last date of each
 * availability.
 */
export type ReplacementDay =
  | { readonly by: 'DAY'; readonly day: Day }
  | { readonly by: 'AFTER_LAST' };

/**
 * Returns the hours of a date on its replacement day, at the same wall time in the zone. AFTER_LAST
 * is the next same weekday after the last date that is not a public holiday of Belgium.
 */
export function replacementHours(
  date: Range,
  of: { readonly dates: readonly Range[]; readonly to: ReplacementDay; readonly zone: Zone },
): Range {
  const { dates, to, zone } = of;
  const day = dayOf(date.start_at, zone);
  const other = to.by === 'DAY' ? to.day : afterLast(day, { dates, zone });
  const days = daysBetween(day, other);
  const sameTime = (instant: Instant) =>
    instantAt({
      day: addDays(dayOf(instant, zone), days),
      wall_time: wallTimeOf(instant, zone),
      zone,
    });
  return { start_at: sameTime(date.start_at), end_at: sameTime(date.end_at) };
}

function afterLast(day: Day, { dates, zone }: { dates: readonly Range[]; zone: Zone }): Day {
  const last =
    dates
      .map(({ start_at }) => dayOf(start_at, zone))
      .toSorted()
      .at(-1) ?? day;
  let next = day;
  do next = addDays(next, 7);
  while (next <= last || holidaysAmong([next]).length > 0);
  return next;
}
