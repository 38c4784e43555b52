import type { Day } from '../base/calendar.ts';
import { addDays, addMonths, dayOf, spanOfDay, type Zone } from '../base/days.ts';
import type { Instant } from '../base/instants.ts';

/**
 * Returns the moment before which a wallet must have moved last to be without movement for so many
 * months: they are over on the same day of the month, or on its last day when it lacks that day.
 */
export function unmovedBefore(
  now: Instant,
  of: { readonly months: number; readonly timezone: Zone },
): Instant {
  const { months, timezone } = of;
  return spanOfDay(lastDayBefore(dayOf(now, timezone), months), timezone).end_at;
}

/** Returns the last day from which so many months are over on a day. */
function lastDayBefore(today: Day, months: number): Day {
  const day = addMonths(today, -months);
  // the 29th, 30th and 31st end their months on the last day of a shorter one
  return isLastOfMonth(today) ? lastOfMonth(day) : day;
}

const lastOfMonth = (day: Day): Day => addDays(addMonths(`${day.slice(0, 8)}01`, 1), -1);
const isLastOfMonth = (day: Day): boolean => lastOfMonth(day) === day;
