import { dayNumber, localTimeOf } from '@ribambelle/texts/formats/local-time.ts';
import { dayText } from '../facts/day-text.ts';

/**
 * Returns the days of a camp, at least two within ten days, `2026-07-06` …; null for anything
 * longer or shorter.
 */
export function campDays(
  dates: readonly { readonly start_at: string }[],
  time_zone: string,
): readonly string[] | null {
  const days = dates
    .map((date) => localTimeOf(date.start_at, time_zone))
    .toSorted((one, other) => dayNumber(one) - dayNumber(other));
  const first = days[0];
  const last = days.at(-1);
  if (
    first === undefined ||
    last === undefined ||
    days.length < 2 ||
    dayNumber(last) - dayNumber(first) > 9
  )
    return null;
  return [...new Set(days.map(dayText))];
}
