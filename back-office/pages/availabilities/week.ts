import { dayFromNumber, dayNumber, knownDay, writeDay } from '@ribambelle/domain/base/calendar.ts';
import { dateFormat } from '@ribambelle/texts/formats/formatters.ts';

/** The days from a Monday to 1970-01-01, a Thursday. */
const DAYS_AFTER_MONDAY = 3;

/** Returns today on the organiser's calendar. */
export function todayIn(timezone: string): string {
  return dayIn(new Date().toISOString(), timezone);
}

/** Returns the day of an instant on the organiser's calendar. */
export function dayIn(instant: string, timezone: string): string {
  return dateFormat('sv-SE', { timeZone: timezone }).format(new Date(instant));
}

/** Returns the day this many days later. */
export function shiftDay(day: string, days: number): string {
  return writeDay(dayFromNumber(dayNumber(knownDay(day)) + days));
}

/** Returns the Monday of a day's week. */
export function mondayOf(day: string): string {
  const number = dayNumber(knownDay(day)) + DAYS_AFTER_MONDAY;
  return shiftDay(day, -(((number % 7) + 7) % 7));
}

/** Returns the seven days from a Monday. */
export function daysOfWeek(monday: string): readonly string[] {
  return [0, 1, 2, 3, 4, 5, 6].map((days) => shiftDay(monday, days));
}
