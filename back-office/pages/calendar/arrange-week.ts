/** A date as the calendar gets it. */
export interface DateOfWeek {
  readonly cuid: string;
  readonly availability: string;
  readonly day: string;
  readonly start_at: string;
}

/**
 * Consecutive days of one availability, as one bar; columns are 0 for Monday to 6 for Sunday, both
 * included.
 */
export interface Bar<Entry extends DateOfWeek> {
  readonly first: number;
  readonly last: number;
  readonly dates: readonly Entry[];
}

/**
 * A week as it is drawn: availabilities over several consecutive days as bars, by their first day
 * and then the longest first, and the other dates by day.
 */
export interface ArrangedWeek<Entry extends DateOfWeek> {
  readonly bars: readonly Bar<Entry>[];
  readonly days: readonly (readonly Entry[])[];
}

/**
 * Arranges the dates of a week; an availability that meets twice on one day is drawn day by day.
 */
export function arrangeWeek<Entry extends DateOfWeek>(
  dates: readonly Entry[],
  week: readonly string[],
): ArrangedWeek<Entry> {
  const bars: Bar<Entry>[] = [];
  const single: Entry[] = [];
  for (const same_dates of Map.groupBy(dates, (date) => date.availability).values()) {
    const columns = same_dates.map(({ day }) => week.indexOf(day));
    const inRow = columns.every(
      (column, index) => index === 0 || column === (columns[index - 1] ?? 0) + 1,
    );
    if (same_dates.length > 1 && inRow)
      bars.push({ first: columns[0] ?? 0, last: columns.at(-1) ?? 0, dates: same_dates });
    else single.push(...same_dates);
  }
  const byDay = Map.groupBy(single, (date) => date.day);
  return {
    bars: bars.toSorted(
      (one, other) =>
        one.first - other.first ||
        other.last - one.last ||
        startOf(one).localeCompare(startOf(other)),
    ),
    days: week.map((day) =>
      (byDay.get(day) ?? []).toSorted((one, other) => one.start_at.localeCompare(other.start_at)),
    ),
  };
}

function startOf(bar: Bar<DateOfWeek>): string {
  return bar.dates[0]?.start_at ?? '';
}
