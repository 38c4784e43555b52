import type { Zone } from '../base/days.ts';
import type { Instant } from '../base/instants.ts';
import { nextTime } from '../base/next-time.ts';

/**
 * The time of the day at which families are told of their credit, on the clock of the organiser's
 * zone: an hour after the reminders of what they owe.
 */
const AT = '10:00';

/** Returns the next round after a moment: its day and its moment. */
export const nextRound = (after: Instant, zone: Zone) => nextTime(after, { wall_time: AT, zone });
