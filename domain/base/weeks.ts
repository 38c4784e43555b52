import { type Day, dayFromNumber, dayNumber, knownDay, writeDay } from './calendar.ts';

const DAYS_OF_A_WEEK = 7;

/** The weekday of 1970-01-01, a Thursday, in days after Monday. */
const EPOCH_AFTER_MONDAY = 3;

/**
 * Returns the day a number of days later (earlier when negative), without Temporal, which not every
 * browser has.
 */
export function dayAfter(day: Day, days: number): Day {
  return writeDay(dayFromNumber(dayNumber(knownDay(day)) + days));
}

/** Returns the Monday of the day's week (2 §9). */
export function mondayOf(day: Day): Day {
  const after = (dayNumber(knownDay(day)) + EPOCH_AFTER_MONDAY) % DAYS_OF_A_WEEK;
  return dayAfter(day, after < 0 ? -after - DAYS_OF_A_WEEK : -after);
}

/** Returns the seven days of the day's week, Monday first. */
export function weekOf(day: Day): readonly Day[] {
  const monday = mondayOf(day);
  return Array.from({ length: DAYS_OF_A_WEEK }, (_each, index) => dayAfter(monday, index));
}
