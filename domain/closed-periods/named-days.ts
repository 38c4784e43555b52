import type { Day } from '../base/calendar.ts';
import { type PublicHoliday, publicHolidaysOn } from '../base/public-holidays.ts';

/** A period in which somebody is closed: its days, both included, and what it is called. */
export interface NamedPeriod {
  readonly name: string;
  readonly first_day: Day;
  readonly last_day: Day;
}

/** A day that is called something. */
export interface NamedDay {
  readonly day: Day;
  readonly names: readonly string[];
}

/** Those of some days that are public holidays of Belgium or lie in closed periods, each with what it is called; public holidays first. */
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
