import { addDays, dayOf, spanOfDay, type Zone } from '../base/days.ts';
import { earliest, type Instant, isAfter } from '../base/instants.ts';

/**
 * Returns the due date of an order by transfer (R32): the end of the day `term_days` after the day
 * of the order, on the calendar of the organiser's zone, but no later than the first start among
 * the purchases. Starts before the order are ignored. Null without a term.
 */
export function dueAt(
  ordered_at: Instant,
  of: {
    readonly term_days: number | null;
    readonly starts: readonly Instant[];
    readonly timezone: Zone;
  },
): Instant | null {
  const { term_days, starts, timezone } = of;
  if (term_days === null) return null;
  const { end_at } = spanOfDay(addDays(dayOf(ordered_at, timezone), term_days), timezone);
  return earliest([end_at, ...starts.filter((start) => isAfter(start, ordered_at))]);
}

/** Returns the same for a first part, which always has one: the day of the order without a term. */
export function firstDueAt(ordered_at: Instant, of: Parameters<typeof dueAt>[1]): Instant {
  return dueAt(ordered_at, { ...of, term_days: of.term_days ?? 0 }) ?? ordered_at;
}
