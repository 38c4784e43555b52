import type { Day } from './calendar.ts';
import { dayOf, type Zone } from './days.ts';
import { type Instant, lastMomentBefore } from './instants.ts';

/** What fields are called that hold the moment at which something is over: people read the last day of it, wherever one leaves the database. */
export const LAST_DAY_FIELDS: ReadonlySet<string> = new Set([
  'due_at',
  'expires_at',
  'ends_at',
  'period_ends_at',
  'decide_at',
]);

/** The last day of something that is over at this moment: what ends at midnight has the day before, and what ends at nine has that day. */
export function lastDayOf(end: Instant, zone: Zone): Day {
  return dayOf(lastMomentBefore(end), zone);
}
