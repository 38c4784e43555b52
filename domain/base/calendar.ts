/** A day of the calendar without a zone: `2026-07-06`. */
export type Day = string;

/** The parts of a day. */
export interface DayParts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const DAYS_OF_400_YEARS = 146_097;
const DAY_SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/;

/** True when the text is a day that exists; `2026-02-30` is not. */
export function isDay(text: unknown): text is Day {
  return typeof text === 'string' && partsOfDay(text) !== null;
}

/** Returns year, month and day of a day, or null when there is no such day. */
export function partsOfDay(text: string): DayParts | null {
  const match = DAY_SHAPE.exec(text);
  if (!match) return null;
  const parts = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  if (parts.month < 1 || parts.month > 12 || parts.day < 1) return null;
  return writeDay(dayFromNumber(dayNumber(parts))) === text ? parts : null;
}

/**
 * Returns the number of days from 1970-01-01 to this one (Gregorian calendar, counted from 1 March
 * so that leap days end a year).
 */
export function dayNumber(parts: DayParts): number {
  const year = parts.month <= 2 ? parts.year - 1 : parts.year;
  const era = Math.floor(year / 400);
  const yearOfEra = year - era * 400;
  const dayOfYear = Math.floor((153 * ((parts.month + 9) % 12) + 2) / 5) + parts.day - 1;
  const dayOfEra =
    yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * DAYS_OF_400_YEARS + dayOfEra - 719_468;
}

/** Returns the day this many days after 1970-01-01. */
export function dayFromNumber(days: number): DayParts {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / DAYS_OF_400_YEARS);
  const dayOfEra = shifted - era * DAYS_OF_400_YEARS;
  const leap =
    Math.floor(dayOfEra / 1_460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leap) / 365);
  const startOfYear = 365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100);
  const dayOfYear = dayOfEra - startOfYear;
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

/**
 * Returns whole days from one day to another; negative when the second is earlier. Refuses a day
 * that does not exist (RangeError).
 */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(knownDay(to)) - dayNumber(knownDay(from));
}

/** Returns the parts of a day known to exist; RangeError otherwise. */
export function knownDay(day: Day): DayParts {
  const parts = partsOfDay(day);
  if (!parts) throw new RangeError(`Not a day: ${day}`);
  return parts;
}

/** Returns the parts as text, `2026-07-06`. */
export function writeDay(parts: DayParts): Day {
  return `${padded(parts.year, 4)}-${padded(parts.month, 2)}-${padded(parts.day, 2)}`;
}

function padded(value: number, width: number): string {
  return String(value).padStart(width, '0');
}
