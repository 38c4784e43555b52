import type { Day } from '@ribambelle/domain/base/calendar.ts';
import { addDays, dayRange, startOfWeek, weekdayOf } from '@ribambelle/domain/base/days.ts';
import { publicHolidays } from '@ribambelle/domain/base/public-holidays.ts';

/** The school holidays of French-speaking Belgium, by the category of their activities. */
export type Holiday = 'autumn' | 'winter' | 'carnival' | 'spring' | 'summer';

/** One week of camp: Monday, and the days without the public holidays. */
export interface CampWeek {
  readonly holiday: Holiday;
  readonly monday: Day;
  readonly days: readonly Day[];
}

/**
 * Returns the weeks of school holidays of a calendar year, by the rules of the reform of 2022
 * (seven weeks of school, two of rest), which nearly always match the published calendars to the
 * week; a demo needs no more.
 */
export function campWeeksOf(year: number): readonly CampWeek[] {
  const winter = startOfWeek(`${year}-12-25`);
  const backToSchool = addDays(startOfWeek(`${year - 1}-12-25`), 14);
  return [
    ...weeks('carnival', { monday: addDays(backToSchool, 49), count: 2 }),
    ...weeks('spring', { monday: lastMondayOf(`${year}-04-30`), count: 2 }),
    ...weeks('summer', { monday: firstMondayOf(`${year}-07-01`), count: 7 }),
    ...weeks('autumn', {
      monday: addDays(lastMondayOf(`${year}-08-31`), weekdayOf(`${year}-08-31`) === 1 ? 49 : 56),
      count: 2,
    }),
    ...weeks('winter', { monday: winter, count: 2 }),
  ];
}

/** Returns the days without lessons of a calendar year: all school holidays and public holidays. */
export function daysWithoutLessons(year: number): readonly Day[] {
  const holidays = campWeeksOf(year).flatMap((week) =>
    dayRange(week.monday, addDays(week.monday, 6)),
  );
  return [...holidays, ...publicHolidays(year)];
}

function weeks(
  holiday: Holiday,
  { monday, count }: { monday: Day; count: number },
): readonly CampWeek[] {
  return Array.from({ length: count }, (_, index) => {
    const first = addDays(monday, 7 * index);
    const off = new Set([
      ...publicHolidays(Number(first.slice(0, 4))),
      ...publicHolidays(Number(first.slice(0, 4)) + 1),
    ]);
    return {
      holiday,
      monday: first,
      days: dayRange(first, addDays(first, 4)).filter((day) => !off.has(day)),
    };
  });
}

function lastMondayOf(lastDay: Day): Day {
  return startOfWeek(lastDay);
}

function firstMondayOf(firstDay: Day): Day {
  return startOfWeek(addDays(firstDay, 6));
}
