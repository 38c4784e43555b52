import { type Day, dayFromNumber, dayNumber, writeDay } from '@ribambelle/domain/base/calendar.ts';

/** A month of the calendar, `2026-07`. */
export type Month = string;

/** Reads a month from an address; null for an invalid one. */
export function readMonth(text: string | null): Month | null {
  return text !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : null;
}

/** Returns the weeks of a month from Monday to Sunday; null for a day of another month (2 §9). */
export function weeksOf(month: Month): readonly (readonly (Day | null)[])[] {
  const first = dayNumber({ ...partsOf(month), day: 1 });
  const end = dayNumber({ ...partsOf(monthAfter(month, 1)), day: 1 });
  // 1970-01-01 was a Thursday
  const monday = first - ((first + 3) % 7);
  const weeks = Math.ceil((end - monday) / 7);
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: 7 }, (_day, day) => {
      const number = monday + 7 * week + day;
      return number < first || number >= end ? null : writeDay(dayFromNumber(number));
    }),
  );
}

/** Returns the month that is a number of months later, or earlier. */
export function monthAfter(month: Month, months: number): Month {
  const { year, month: of_year } = partsOf(month);
  const count = year * 12 + of_year - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}

function partsOf(month: Month): { year: number; month: number } {
  return { year: Number(month.slice(0, 4)), month: Number(month.slice(5, 7)) };
}
