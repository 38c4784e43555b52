import { type Day, dayFromNumber, dayNumber, knownDay, writeDay } from './calendar.ts';

/** The ten legal public holidays of Belgium. */
export const PUBLIC_HOLIDAYS = [
  'NEW_YEAR',
  'EASTER_MONDAY',
  'LABOUR_DAY',
  'ASCENSION',
  'WHIT_MONDAY',
  'NATIONAL_DAY',
  'ASSUMPTION',
  'ALL_SAINTS',
  'ARMISTICE',
  'CHRISTMAS',
] as const;

export type PublicHoliday = (typeof PUBLIC_HOLIDAYS)[number];

const FIXED: Readonly<Record<string, PublicHoliday>> = {
  '01-01': 'NEW_YEAR',
  '05-01': 'LABOUR_DAY',
  '07-21': 'NATIONAL_DAY',
  '08-15': 'ASSUMPTION',
  '11-01': 'ALL_SAINTS',
  '11-11': 'ARMISTICE',
  '12-25': 'CHRISTMAS',
};
/** The holidays that move, in days after Easter Sunday. */
const MOVING: readonly { readonly days: number; readonly holiday: PublicHoliday }[] = [
  { days: 1, holiday: 'EASTER_MONDAY' },
  { days: 39, holiday: 'ASCENSION' },
  { days: 50, holiday: 'WHIT_MONDAY' },
];

/** Returns the ten legal public holidays of Belgium in a calendar year, in order. */
export function publicHolidays(year: number): readonly Day[] {
  const fixed = Object.keys(FIXED).map((day) => `${year}-${day}`);
  const moving = MOVING.map(({ days }) => daysAfterEaster(year, days));
  return [...fixed, ...moving].toSorted();
}

/**
 * Returns the public holidays of Belgium on a day: one, none, or two when Ascension falls on the
 * first of May.
 */
export function publicHolidaysOn(day: Day): readonly PublicHoliday[] {
  const year = Number(day.slice(0, 4));
  const fixed = FIXED[day.slice(5)];
  return [
    ...(fixed === undefined ? [] : [fixed]),
    ...MOVING.filter(({ days }) => daysAfterEaster(year, days) === day).map(
      ({ holiday }) => holiday,
    ),
  ];
}

/** Returns the day a number of days after Easter Sunday of a year (before it when negative). */
export function daysAfterEaster(year: number, days: number): Day {
  return writeDay(dayFromNumber(dayNumber(knownDay(easterSunday(year))) + days));
}

/** Returns the days that are public holidays of Belgium. */
export function holidaysAmong(days: readonly Day[]): readonly Day[] {
  const years = [...new Set(days.map((day) => Number(day.slice(0, 4))))];
  const holidays = new Set(years.flatMap(publicHolidays));
  return days.filter((day) => holidays.has(day));
}

/** Returns Easter Sunday of a year of the Gregorian calendar, by the rule of Meeus. */
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
