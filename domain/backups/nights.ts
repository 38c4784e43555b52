import { addDays, dayOf, instantAt, type WallTime } from '../base/days.ts';
import type { Instant } from '../base/instants.ts';

/** The operator's clock on the wall. */
const ZONE = 'Europe/Brussels';

/** The last moment at which a nightly backup was due: today at this time, or yesterday where that is still to come. */
export function lastDue(now: Instant, at: WallTime): Instant {
  const today = dayOf(now, ZONE);
  const due = instantAt({ day: today, wall_time: at, zone: ZONE });
  return due <= now ? due : instantAt({ day: addDays(today, -1), wall_time: at, zone: ZONE });
}
