import type { Day } from '../base/calendar.ts';
import { type PublicHoliday, publicHolidaysOn } from '../base/public-holidays.ts';

/** A closed period: its days, both included, and its name. */
export interface NamedPeriod {
  readonly name: string;
  readonly first_day: Day;
  readonly last_day: Day;
}

/** A day with its names. */
export interface NamedDay {
  readonly day: Day;
  readonly names: readonly string[];
}

/**
 * Returns the days that are public holidays of Belgium or in closed periods, each with its names,
 * public holidays first.
 */
export function namedDays(
  days: readonly Day[],
  of: {
    readonly periods: readonly NamedPeriod[];
    readonly nameOf: (holiday: PublicHoliday) => string;
  },
): readonly NamedDay[] {
  return days.flatMap((day) => {
    const holidays = publicHolidaysOn(day).map(of.nameOf);
    const periods = of.periods
      .filter(({ first_day, last_day }) => first_day <= day && day <= last_day)
      .map(({ name }) => name);
    const names = [...new Set([...holidays, ...periods])];
    return names.length === 0 ? [] : [{ day, names }];
  });
}
