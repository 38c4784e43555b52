import {
  type Day,
  dayFromNumber,
  dayNumber,
  daysBetween,
  knownDay,
  writeDay,
} from '../base/calendar.ts';
import { addMonths } from '../base/days.ts';

/** Days from the first to the last one, both included. */
export interface Period {
  readonly from: Day;
  readonly to: Day;
}

/**
 * The named periods; a week begins on Monday, a season is a school year, from 1 September to 31
 * August.
 */
export const NAMED_PERIODS = [
  'TODAY',
  'THIS_WEEK',
  'LAST_WEEK',
  'THIS_MONTH',
  'LAST_MONTH',
  'THIS_SEASON',
  'THIS_YEAR',
] as const;

export type NamedPeriod = (typeof NAMED_PERIODS)[number];

const FIRST_MONTH_OF_SEASON = 9;

/** The periods of weekly reports. */
export const SENT_PERIODS = ['LAST_WEEK', 'LAST_MONTH', 'THIS_MONTH'] as const;

/** Returns the days of a named period, relative to a day. */
export function namedPeriod(name: NamedPeriod, today: Day): Period {
  const { year, month } = knownDay(today);
  switch (name) {
    case 'TODAY':
      return { from: today, to: today };
    case 'THIS_WEEK':
      return week(mondayOf(today));
    case 'LAST_WEEK':
      return week(later(mondayOf(today), -7));
    case 'THIS_MONTH':
      return months({ year, month, count: 1 });
    case 'LAST_MONTH':
      return months({ year, month: month - 1, count: 1 });
    case 'THIS_SEASON': {
      const firstYear = month >= FIRST_MONTH_OF_SEASON ? year : year - 1;
      return months({ year: firstYear, month: FIRST_MONTH_OF_SEASON, count: 12 });
    }
    case 'THIS_YEAR':
      return months({ year, month: 1, count: 12 });
  }
}

/**
 * Returns the period to compare with: the same number of whole months before, for whole months,
 * else the same number of days before.
 */
export function periodBefore({ from, to }: Period): Period {
  const first = knownDay(from);
  const next = knownDay(later(to, 1));
  if (first.day === 1 && next.day === 1) {
    const count = (next.year - first.year) * 12 + next.month - first.month;
    return months({ year: first.year, month: first.month - count, count });
  }
  const days = daysBetween(from, to) + 1;
  return { from: later(from, -days), to: later(from, -1) };
}

/** The parts into which a period is divided. */
export type PeriodPart = 'day' | 'week' | 'month';

/** Returns the first day of each day, week or month that a period touches, in order. */
export function partsOfPeriod(part: PeriodPart, { from, to }: Period): readonly Day[] {
  const parts: Day[] = [];
  for (let day = firstOfPart(part, from); day <= to; day = nextPart(part, day)) parts.push(day);
  return parts;
}

function firstOfPart(part: PeriodPart, day: Day): Day {
  if (part === 'day') return day;
  if (part === 'week') return mondayOf(day);
  const { year, month } = knownDay(day);
  return firstOf(year, month);
}

function nextPart(part: PeriodPart, day: Day): Day {
  if (part === 'month') return addMonths(day, 1);
  return later(day, part === 'day' ? 1 : 7);
}

/**
 * Returns the same days of the year before; or, with `in_weeks`, those of 52 weeks before, so that
 * weekdays match.
 */
export function periodOfYearBefore(
  { from, to }: Period,
  { in_weeks = false }: { readonly in_weeks?: boolean } = {},
): Period {
  const before = (day: Day) => (in_weeks ? later(day, -364) : addMonths(day, -12));
  return { from: before(from), to: before(to) };
}

/** Returns the Monday of a day's week; days are counted from 1 January 1970, a Thursday. */
function mondayOf(day: Day): Day {
  return later(day, -((dayNumber(knownDay(day)) + 3) % 7));
}

function week(monday: Day): Period {
  return { from: monday, to: later(monday, 6) };
}

function months(input: { year: number; month: number; count: number }): Period {
  const to = later(firstOf(input.year, input.month + input.count), -1);
  return { from: firstOf(input.year, input.month), to };
}

/** Returns the first day of a month counted from January of the year: 0 is the December before. */
function firstOf(year: number, month: number): Day {
  const monthNumber = year * 12 + month - 1;
  return writeDay({ year: Math.floor(monthNumber / 12), month: (monthNumber % 12) + 1, day: 1 });
}

function later(day: Day, days: number): Day {
  return writeDay(dayFromNumber(dayNumber(knownDay(day)) + days));
}
