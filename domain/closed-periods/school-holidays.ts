import { type Day, dayFromNumber, dayNumber, knownDay, writeDay } from '../base/calendar.ts';
import { daysAfterEaster } from '../base/public-holidays.ts';

/** The communities of Belgium, each of which sets its own school holidays. */
export const COMMUNITIES = ['FRENCH', 'FLEMISH'] as const;
export type Community = (typeof COMMUNITIES)[number];

export const SCHOOL_HOLIDAYS = ['AUTUMN', 'WINTER', 'CARNIVAL', 'SPRING', 'SUMMER'] as const;
export type SchoolHoliday = (typeof SCHOOL_HOLIDAYS)[number];

/** A school holiday from its first day to its last, both included. */
export interface SchoolHolidayPeriod {
  readonly holiday: SchoolHoliday;
  readonly first_day: Day;
  readonly last_day: Day;
}

/**
 * The French Community decides year by year: only its published calendars are listed. The summer of
 * 2026-2027 is missing until the next school year is known.
 */
const FRENCH: Readonly<Record<number, readonly SchoolHolidayPeriod[]>> = {
  2025: [
    { holiday: 'AUTUMN', first_day: '2025-10-20', last_day: '2025-11-02' },
    { holiday: 'WINTER', first_day: '2025-12-22', last_day: '2026-01-04' },
    { holiday: 'CARNIVAL', first_day: '2026-02-16', last_day: '2026-03-01' },
    { holiday: 'SPRING', first_day: '2026-04-27', last_day: '2026-05-10' },
    { holiday: 'SUMMER', first_day: '2026-07-04', last_day: '2026-08-23' },
  ],
  2026: [
    { holiday: 'AUTUMN', first_day: '2026-10-19', last_day: '2026-11-01' },
    { holiday: 'WINTER', first_day: '2026-12-21', last_day: '2027-01-03' },
    { holiday: 'CARNIVAL', first_day: '2027-02-22', last_day: '2027-03-07' },
    { holiday: 'SPRING', first_day: '2027-04-26', last_day: '2027-05-09' },
  ],
};

/**
 * Returns the known school years, by the year in which they begin. The Flemish rule works for any
 * year, so only those around `today` are returned.
 */
export function knownSchoolYears(community: Community, today: Day): readonly number[] {
  if (community === 'FRENCH')
    return Object.keys(FRENCH)
      .map(Number)
      .toSorted((one, other) => one - other);
  const year = schoolYearOf(today);
  return [year, year + 1, year + 2];
}

/**
 * Returns the holidays of the school year that begins in a year, in order; none when they are not
 * known.
 */
export function schoolHolidays(community: Community, year: number): readonly SchoolHolidayPeriod[] {
  return community === 'FRENCH' ? (FRENCH[year] ?? []) : flemishHolidays(year);
}

/** Returns the school year of a day, by the year in which it begins; August belongs to the next. */
function schoolYearOf(day: Day): number {
  const year = Number(day.slice(0, 4));
  return day.slice(5) < '08-01' ? year - 1 : year;
}

/** Returns the Flemish holidays, by the Flemish government's decree of 17 April 1991. */
function flemishHolidays(year: number): readonly SchoolHolidayPeriod[] {
  const all_saints = `${year}-11-01`;
  const autumn = weekdayOf(all_saints) === 7 ? shift(all_saints, 1) : mondayOf(all_saints);
  const christmas = `${year}-12-25`;
  const winter = weekdayOf(christmas) > 5 ? shift(mondayOf(christmas), 7) : mondayOf(christmas);
  return [
    weeks('AUTUMN', { monday: autumn, count: 1 }),
    weeks('WINTER', { monday: winter, count: 2 }),
    // the seventh Monday before Easter
    weeks('CARNIVAL', { monday: daysAfterEaster(year + 1, -48), count: 1 }),
    flemishSpring(year + 1),
    { holiday: 'SUMMER', first_day: `${year + 1}-07-01`, last_day: `${year + 1}-08-31` },
  ];
}

/**
 * The spring holiday: from the first Monday of April; from the Monday after Easter when Easter is
 * in March; from the second Monday before Easter Monday, which it then includes, when Easter is
 * after 15 April.
 */
function flemishSpring(year: number): SchoolHolidayPeriod {
  const easter = daysAfterEaster(year, 0);
  if (easter < `${year}-04-01`) return weeks('SPRING', { monday: shift(easter, 1), count: 2 });
  if (easter > `${year}-04-15`) {
    const spring = weeks('SPRING', { monday: shift(easter, -13), count: 2 });
    return { ...spring, last_day: shift(easter, 1) };
  }
  const first = `${year}-04-01`;
  const monday = weekdayOf(first) === 1 ? first : shift(mondayOf(first), 7);
  return weeks('SPRING', { monday, count: 2 });
}

/** Returns a holiday of whole weeks from a Monday until a Sunday. */
function weeks(
  holiday: SchoolHoliday,
  { monday, count }: { readonly monday: Day; readonly count: number },
): SchoolHolidayPeriod {
  return { holiday, first_day: monday, last_day: shift(monday, 7 * count - 1) };
}

/** Returns the weekday of a day; 1970-01-01 was a Thursday. */
function weekdayOf(day: Day): number {
  return ((((dayNumber(knownDay(day)) + 3) % 7) + 7) % 7) + 1;
}

function mondayOf(day: Day): Day {
  return shift(day, 1 - weekdayOf(day));
}

function shift(day: Day, days: number): Day {
  return writeDay(dayFromNumber(dayNumber(knownDay(day)) + days));
}
