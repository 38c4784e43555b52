import type { Day } from '../base/calendar.ts';
import { addDays, dayOf, instantAt, type Zone } from '../base/days.ts';
import { type Instant, isAfter } from '../base/instants.ts';

/**
 * The time of the day at which mandates are used, on the clock of the organiser's zone: before the
 * reminders of that day, so that nobody is reminded of what is collected.
 */
const AT = '07:00';

/** Returns the next round of collecting after a moment: its day and its moment. */
export function nextCollection(
  after: Instant,
  timezone: Zone,
): { readonly day: Day; readonly run_at: Instant } {
  const today = dayOf(after, timezone);
  const at = (day: Day) => ({ day, run_at: instantAt({ day, wall_time: AT, zone: timezone }) });
  const first = at(today);
  return isAfter(first.run_at, after) ? first : at(addDays(today, 1));
}
