import type { Day } from '../base/calendar.ts';
import { addDays, addMonths, dayOf, spanOfDay, type Zone } from '../base/days.ts';
import type { Instant } from '../base/instants.ts';

/** Days after which whatever was written in a month is surely there. */
const SETTLED_DAYS = 1;

/**
 * The ends of months, as instants, that can be noted now: of those in which or before which something was written, and that ended a day ago; the earliest first. A month ends when
 * its last day does in the organiser's zone.
 */
export function dueMonthEnds(input: {
  /** When the first entry of the ledgers was written. */
  first_at: Instant;
  /** The last end that is noted; null for none. */
  last_at: Instant | null;
  zone: Zone;
  now: Instant;
}): readonly Instant[] {
  const { first_at, last_at, zone, now } = input;
  const settled = addDays(dayOf(now, zone), -SETTLED_DAYS);
  const ends: Instant[] = [];
  for (
    let day = firstOfNextMonth(dayOf(last_at ?? first_at, zone));
    day <= settled;
    day = addMonths(day, 1)
  )
    ends.push(spanOfDay(day, zone).start_at);
  return ends;
}

function firstOfNextMonth(day: Day): Day {
  return addMonths(`${day.slice(0, 7)}-01`, 1);
}
