import type { Zone } from '../base/days.ts';
import type { Instant } from '../base/instants.ts';
import { nextTime } from '../base/next-time.ts';

/** The time of the day at which reminders leave, on the clock of the organiser's zone. */
const AT = '09:00';

/** Returns the next round of reminders after a moment: its day and its moment. */
export const nextRound = (after: Instant, zone: Zone) => nextTime(after, { wall_time: AT, zone });
