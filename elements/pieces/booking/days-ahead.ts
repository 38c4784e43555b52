import { dayFromNumber, dayNumber, knownDay, writeDay } from '@ribambelle/domain/base/calendar.ts';
import { localTimeOf } from '@ribambelle/texts/formats/local-time.ts';
import { dayText } from '../facts/day-text.ts';

/** The longest strip of days that is shown at once (2 §9). */
const MOST_DAYS = 30;

/** Returns the days that can be booked, from today on, at most thirty (2 §9). */
export function daysAhead(
  now: string,
  { horizon_days, time_zone }: { horizon_days: number; time_zone: string },
): readonly string[] {
  const today = dayText(localTimeOf(now, time_zone));
  const count = Math.min(MOST_DAYS, horizon_days + 1);
  return Array.from({ length: count }, (_, later) => dayAfter(today, later));
}

/** Returns the day that is a number of days later. */
export const dayAfter = (day: string, days: number): string =>
  writeDay(dayFromNumber(dayNumber(knownDay(day)) + days));
