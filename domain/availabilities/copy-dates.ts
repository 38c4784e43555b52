import type { Day } from '../base/calendar.ts';
import { addDays, dayOf, instantAt, wallTimeOf, type Zone } from '../base/days.ts';
import { byInstant, type Instant } from '../base/instants.ts';
import { publicHolidays } from '../base/public-holidays.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';
import type { AvailabilityDate } from './availability.ts';
import type { SeriesDate } from './recurrence.ts';

/** The way an availability is copied: a number of weeks later, same weekdays, same wall times. */
export interface CopyWish {
  readonly weeks: number;
  /** Leaves out the public holidays of Belgium. */
  readonly holidays_off: boolean;
  /** Other days that are left out. */
  readonly skipped_days: readonly Day[];
}

/** One date of a copy, with its own capacity; null is the capacity of the availability. */
export interface CopiedDate extends SeriesDate {
  readonly capacity: number | null;
}

/**
 * Returns the dates of a copy, by start, and the days that it leaves out: holidays, named days, and
 * days that are closed in the original. 09:00 stays 09:00 when the clocks change in between.
 * Refuses NO_DATES_LEFT when every day is left out.
 */
export function copyDates(
  dates: readonly Pick<AvailabilityDate, 'start_at' | 'end_at' | 'status' | 'capacity'>[],
  wish: CopyWish & { readonly zone: Zone },
): Decision<
  { readonly dates: readonly CopiedDate[]; readonly skipped_days: readonly Day[] },
  'NO_DATES_LEFT'
> {
  const { zone, weeks } = wish;
  const copies = dates
    .toSorted((one, other) => byInstant(one.start_at, other.start_at))
    .map((date) => {
      const start_at = weeksLater(date.start_at, { weeks, zone });
      const end_at = weeksLater(date.end_at, { weeks, zone });
      const day = dayOf(start_at, zone);
      return { date, copy: { day, start_at, end_at, capacity: date.capacity } };
    });
  const off = new Set([
    ...wish.skipped_days,
    ...(wish.holidays_off
      ? [...new Set(copies.map(({ copy }) => Number(copy.day.slice(0, 4))))].flatMap(publicHolidays)
      : []),
  ]);
  const isLeft = ({ date, copy }: (typeof copies)[number]) =>
    date.status !== 'CLOSED' && !off.has(copy.day);
  const remaining = copies.filter(isLeft).map(({ copy }) => copy);
  if (remaining.length === 0) return refuse('NO_DATES_LEFT');
  const skipped = copies.filter((one) => !isLeft(one)).map(({ copy }) => copy.day);
  return permit({ dates: remaining, skipped_days: [...new Set(skipped)] });
}

/** Returns the moment a number of weeks later at the same wall time. */
export function weeksLater(
  instant: Instant,
  { weeks, zone }: { readonly weeks: number; readonly zone: Zone },
): Instant {
  return instantAt({
    day: addDays(dayOf(instant, zone), 7 * weeks),
    wall_time: wallTimeOf(instant, zone),
    zone,
  });
}
