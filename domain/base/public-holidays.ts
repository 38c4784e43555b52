import { type Day, dayFromNumber, dayNumber, knownDay, writeDay } from './calendar.ts';

/** The ten legal public holidays of Belgium in a calendar year, in their order. */
export function publicHolidays(year: number): readonly Day[] {
  const fixed = ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'].map(
    (day) => `${year}-${day}`,
  );
  const easter = dayNumber(knownDay(easterSunday(year)));
  // Easter Monday, Ascension, Whit Monday
  const moving = [1, 39, 50].map((days) => writeDay(dayFromNumber(easter + days)));
  return [...fixed, ...moving].toSorted();
}

/** Those of some days that are public holidays of Belgium. */
export function holidaysAmong(days: readonly Day[]): readonly Day[] {
  const years = [...new Set(days.map((day) => Number(day.slice(0, 4))))];
  const holidays = new Set(years.flatMap(publicHolidays));
  return days.filter((day) => holidays.has(day));
}

/** Easter Sunday of a year of the Gregorian calendar, by the rule that Meeus gives. */
function easterSunday(year: number): Day {
  const century = Math.floor(year / 100);
  const leap_correction = Math.floor(century / 4);
  const moon_correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const golden = year % 19;
  const epact = (19 * golden + century - leap_correction - moon_correction + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - ((year % 100) % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * late + 114;
  const month = Math.floor(days / 31);
  const day = (days % 31) + 1;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
