import { addMonths } from '@ribambelle/domain/base/days.ts';
import type { Period } from '@ribambelle/domain/reports/periods.ts';
import { shiftDay } from '../availabilities/week.ts';

/**
 * Returns the days of a line within those of the report: its own day, week or month, or else all of
 * them.
 */
export function daysOfLine(by: string, { key, days }: { key: string; days: Period }): Period {
  const { from, to } = spanOf(by, key) ?? days;
  return { from: from < days.from ? days.from : from, to: to > days.to ? days.to : to };
}

function spanOf(by: string, first: string): Period | null {
  switch (by) {
    case 'day':
      return { from: first, to: first };
    case 'week':
      return { from: first, to: shiftDay(first, 6) };
    case 'month':
      return { from: first, to: shiftDay(addMonths(first, 1), -1) };
    default:
      return null;
  }
}
