import type { Day } from '../base/calendar.ts';
import { addDays, instantAt, type Zone } from '../base/days.ts';
import { byInstant } from '../base/instants.ts';
import type { SeriesDate } from './recurrence.ts';

/**
 * Converts days with wall times to dates, the earliest first; an end not after the start is on the
 * next day.
 */
export function datesOfWall(
  choices: readonly { readonly day: Day; readonly start_time: string; readonly end_time: string }[],
  zone: Zone,
): readonly SeriesDate[] {
  return choices
    .map(({ day, start_time, end_time }) => ({
      day,
      start_at: instantAt({ day, wall_time: start_time, zone }),
      end_at: instantAt({
        day: end_time > start_time ? day : addDays(day, 1),
        wall_time: end_time,
        zone,
      }),
    }))
    .toSorted((one, other) => byInstant(one.start_at, other.start_at));
}
