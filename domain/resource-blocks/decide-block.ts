import { type Day, daysBetween } from '../base/calendar.ts';
import { dayRange, spanOfDay, weekdayOf, type Zone } from '../base/days.ts';
import { instantOfMillis, millisOf } from '../base/instants.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';
import type { Hours } from '../booking-configurations/booking-terms.ts';
import { clockOf } from '../resources/openings.ts';
import type { TakenTime } from '../resources/slots.ts';

/** The period of a block, on the organiser's clock. */
export interface BlockedPeriod {
  readonly first_day: Day;
  readonly last_day: Day;
  /** The hours of each day; null for whole days. */
  readonly hours: Hours | null;
  /** The weekdays, 1 for Monday to 7 for Sunday. */
  readonly weekdays: readonly number[];
}

/** The most days of a block; a resource that is closed for good is unpublished instead. */
const MOST_DAYS = 366;

/**
 * Returns the times of a block, the earliest first, merging those that touch: a night of 23 hours
 * is blocked for 23. Refuses days and hours that end before they begin, more than 366 days, and
 * weekdays that do not occur between the days.
 */
export function decideBlock(
  period: BlockedPeriod,
  zone: Zone,
): Decision<
  readonly TakenTime[],
  | 'BOOKING_DAYS_REVERSED'
  | 'BOOKING_HOURS_REVERSED'
  | 'RESOURCE_BLOCK_TOO_LONG'
  | 'RESOURCE_BLOCK_WITHOUT_DAYS'
> {
  const { first_day, last_day, hours, weekdays } = period;
  const longest = daysBetween(first_day, last_day);
  if (longest < 0) return refuse('BOOKING_DAYS_REVERSED', { last_day: 'BOOKING_DAYS_REVERSED' });
  if (longest >= MOST_DAYS)
    return refuse('RESOURCE_BLOCK_TOO_LONG', { last_day: 'RESOURCE_BLOCK_TOO_LONG' });
  if (hours !== null && hours.closes <= hours.opens)
    return refuse('BOOKING_HOURS_REVERSED', { 'hours.closes': 'BOOKING_HOURS_REVERSED' });
  const times = together(
    dayRange(first_day, last_day)
      .filter((day) => weekdays.includes(weekdayOf(day)))
      .map((day) => timeOn(day, { hours, zone })),
  );
  return times.length === 0
    ? refuse('RESOURCE_BLOCK_WITHOUT_DAYS', { weekdays: 'RESOURCE_BLOCK_WITHOUT_DAYS' })
    : permit(times);
}

function timeOn(day: Day, { hours, zone }: { hours: Hours | null; zone: Zone }): TakenTime {
  if (hours === null) return spanOfDay(day, zone);
  const clock = clockOf(day, zone);
  return {
    start_at: instantOfMillis(clock.at(hours.opens)),
    end_at: instantOfMillis(clock.at(hours.closes)),
  };
}

/** Merges times that touch; an hour that the clock skipped is no time. */
function together(times: readonly TakenTime[]): readonly TakenTime[] {
  const whole: TakenTime[] = [];
  for (const time of times) {
    if (millisOf(time.end_at) <= millisOf(time.start_at)) continue;
    const before = whole.at(-1);
    if (before?.end_at === time.start_at)
      whole[whole.length - 1] = { start_at: before.start_at, end_at: time.end_at };
    else whole.push(time);
  }
  return whole;
}
