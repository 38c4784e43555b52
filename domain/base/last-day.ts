import type { Day } from './calendar.ts';
import { dayOf, type Zone } from './days.ts';
import { type Instant, lastMomentBefore } from './instants.ts';

/**
 * The fields with the moment at which something ends: people read its last day, wherever one leaves
 * the database.
 */
export const LAST_DAY_FIELDS: ReadonlySet<string> = new Set([
  'due_at',
  'expires_at',
  'ends_at',
  'period_ends_at',
  'decide_at',
]);

/**
 * Returns the last day of something that ends at this moment: an end at midnight gives the day
 * before, an end at nine that day.
 */
export function lastDayOf(end: Instant, zone: Zone): Day {
  return dayOf(lastMomentBefore(end), zone);
}
