import { startOfWeek } from '../base/days.ts';
import type { SeriesDate } from './recurrence.ts';

/**
 * The ways to sell the dates of a series: all together (a course), each day on its own, or each
 * week together (a camp).
 */
export type SeriesGrouping = 'TOGETHER' | 'EACH_DAY' | 'EACH_WEEK';

/** Groups the dates of a series into availabilities, in order. Weeks begin on Monday. */
export function groupSeries(
  dates: readonly SeriesDate[],
  grouping: SeriesGrouping,
): readonly (readonly SeriesDate[])[] {
  if (grouping === 'TOGETHER') return dates.length === 0 ? [] : [dates];
  const groups = new Map<string, SeriesDate[]>();
  for (const date of dates) {
    const group = grouping === 'EACH_DAY' ? date.day : startOfWeek(date.day);
    groups.set(group, [...(groups.get(group) ?? []), date]);
  }
  return [...groups.values()];
}
