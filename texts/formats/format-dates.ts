import { HABITS } from '@ribambelle/domain/base/languages.ts';
import { formatDateRange, formatHours, type Range, type RangeWish } from './format-date-range.ts';
import type { Reading } from './local-time.ts';

/** The most dates that are written one by one when their hours differ. */
const MOST_WRITTEN = 4;

/**
 * Writes dates in one line, in any order; empty for none. From the first day to the last when all
 * have the same hours; otherwise each with its own hours or, when there are many, their days with a
 * note that the hours vary.
 */
export function formatDates(dates: readonly Range[], wish: RangeWish): string {
  const sorted = dates.toSorted(
    (one, other) => Date.parse(one.start_at) - Date.parse(other.start_at),
  );
  const first = sorted[0];
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return '';
  const span = { start_at: first.start_at, end_at: last.end_at };
  const { hours_vary } = HABITS[wish.language];
  if (wish.days_only === true || formatHoursOfDates(sorted, wish) !== hours_vary)
    return formatDateRange(span, wish);
  return sorted.length > MOST_WRITTEN
    ? `${formatDateRange(span, { ...wish, days_only: true })}, ${hours_vary}`
    : sorted.map((date) => formatDateRange(date, wish)).join(' · ');
}

/**
 * Writes only the hours of dates: those common to all, or a note that they vary; empty for none.
 */
export function formatHoursOfDates(dates: readonly Range[], reading: Reading): string {
  const hours = new Set(dates.map((date) => formatHours(date, reading)));
  return hours.size > 1 ? HABITS[reading.language].hours_vary : ([...hours][0] ?? '');
}
