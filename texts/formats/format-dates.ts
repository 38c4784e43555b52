import { HABITS } from '@ribambelle/domain/base/languages.ts';
import { formatDateRange, formatHours, type Range, type RangeWish } from './format-date-range.ts';
import { localTimeOf, type Reading } from './local-time.ts';

/** So many dates are written one by one where their hours differ. */
const MOST_WRITTEN = 4;

/**
 * Some dates in one line, in any order; empty for none. From the first day to the last where all have the same hours; otherwise each with its own, or,
 * where they are many, their days with a word that the hours vary.
 */
export function formatDates(dates: readonly Range[], wish: RangeWish): string {
  const sorted = sortedByStart(dates);
  const first = sorted[0];
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return '';
  const span = { start_at: first.start_at, end_at: last.end_at };
  if (wish.days_only === true || haveSameHours(sorted, wish)) return formatDateRange(span, wish);
  if (sorted.length <= MOST_WRITTEN)
    return sorted.map((date) => formatDateRange(date, wish)).join(' · ');
  const days = formatDateRange(span, { ...wish, days_only: true });
  return `${days}, ${HABITS[wish.language].hours_vary}`;
}

/** The hours alone of some dates, in any order: those that all have, or a word that they vary; empty for none. */
export function formatHoursOfDates(dates: readonly Range[], reading: Reading): string {
  const [first] = sortedByStart(dates);
  if (first === undefined) return '';
  return haveSameHours(dates, reading)
    ? formatHours(first, reading)
    : HABITS[reading.language].hours_vary;
}

function sortedByStart(dates: readonly Range[]): readonly Range[] {
  return dates.toSorted((one, other) => Date.parse(one.start_at) - Date.parse(other.start_at));
}

function haveSameHours(dates: readonly Range[], { time_zone }: Reading): boolean {
  const hours = dates.map(({ start_at, end_at }) =>
    [start_at, end_at]
      .map((at) => localTimeOf(at, time_zone))
      .map(({ hour, minute }) => hour * 60 + minute)
      .join(),
  );
  return new Set(hours).size <= 1;
}
