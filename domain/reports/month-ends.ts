import type { Day } from '../base/calendar.ts';
import { addDays, addMonths, dayOf, spanOfDay, type Zone } from '../base/days.ts';
import type { Instant } from '../base/instants.ts';

/** Days after which everything written in a month is certain to be there. */
const SETTLED_DAYS = 1;

/**
 * Returns the ends of months, as instants, to note now: after the last noted one, or since the
 * first entry, and at least a day past; the earliest first. A month ends with its last day in the
 * organiser's zone.
 */
export function dueMonthEnds(input: {
  /** The moment of the first entry in the ledgers. */
  first_at: Instant;
  /** The last end that was noted; null for none. */
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
