import type { Zone } from '../base/days.ts';
import type { Instant } from '../base/instants.ts';
import { nextTime } from '../base/next-time.ts';

/**
 * The time of the day at which mandates are used, on the clock of the organiser's zone: before the
 * reminders of that day, so that nobody is reminded of what is collected.
 */
const AT = '07:00';

/** Returns the next round of collecting after a moment: its day and its moment. */
export const nextCollection = (after: Instant, zone: Zone) =>
  nextTime(after, { wall_time: AT, zone });
