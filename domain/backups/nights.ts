import { addDays, dayOf, instantAt, type WallTime } from '../base/days.ts';
import type { Instant } from '../base/instants.ts';

/** The zone of the operator's clock. */
const ZONE = 'Europe/Brussels';

/**
 * Returns the last moment when a nightly backup was due: today at this time, or yesterday while
 * that is still to come.
 */
export function lastDue(now: Instant, at: WallTime): Instant {
  const today = dayOf(now, ZONE);
  const due = instantAt({ day: today, wall_time: at, zone: ZONE });
  return due <= now ? due : instantAt({ day: addDays(today, -1), wall_time: at, zone: ZONE });
}
