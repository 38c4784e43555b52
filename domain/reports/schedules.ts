import { addDays, dayOf, instantAt, weekdayOf, type Zone } from '../base/days.ts';
import { type Instant, isAfter } from '../base/instants.ts';

/**
 * A weekly moment: a weekday (1 for Monday to 7 for Sunday) and a full hour on the organiser's
 * clock.
 */
export interface Weekly {
  readonly weekday: number;
  readonly hour: number;
}

const DAYS_OF_WEEK = 7;

/**
 * Returns the first moment after another at which a weekly task is due. It keeps its wall time over
 * both changes of the clock: an hour that the change to summer skips is due at the next one; an
 * hour that occurs twice in autumn is due the first time only.
 */
export function nextDue(
  { weekday, hour }: Weekly,
  { after, zone }: { readonly after: Instant; readonly zone: Zone },
): Instant {
  const today = dayOf(after, zone);
  const days = (weekday - weekdayOf(today) + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  const wall_time = `${String(hour).padStart(2, '0')}:00`;
  const at = (later: number) => instantAt({ day: addDays(today, later), wall_time, zone });
  const first = at(days);
  return isAfter(first, after) ? first : at(days + DAYS_OF_WEEK);
}
