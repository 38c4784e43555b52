import type { Day } from './calendar.ts';
import { addDays, dayOf, instantAt, type WallTime, type Zone } from './days.ts';
import { type Instant, isAfter } from './instants.ts';

/** Returns the next time after a moment at which the clock of a zone shows this: day and moment. */
export function nextTime(
  after: Instant,
  of: { readonly wall_time: WallTime; readonly zone: Zone },
): { readonly day: Day; readonly run_at: Instant } {
  const today = dayOf(after, of.zone);
  const at = (day: Day) => ({ day, run_at: instantAt({ ...of, day }) });
  const first = at(today);
  return isAfter(first.run_at, after) ? first : at(addDays(today, 1));
}
