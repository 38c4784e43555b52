import { addDays, dayOf, instantAt, weekdayOf, type Zone } from '../base/days.ts';
import { type Instant, isAfter } from '../base/instants.ts';

/** When something is sent each week: a weekday (1 for Monday to 7 for Sunday) and a full hour on the clock of the organiser. */
export interface Weekly {
  readonly weekday: number;
  readonly hour: number;
}

const DAYS_OF_WEEK = 7;

/**
 * The first moment after another at which something weekly is due. It stays at its hour on the wall over both changes of the clock: an hour
 * that the change to summer skips is due at the one that follows, an hour that comes twice in autumn is due the first time, and once.
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
