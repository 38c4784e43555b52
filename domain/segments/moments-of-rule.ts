import { addDays, dayOf, spanOfDay, type Zone } from '../base/days.ts';
import type { Instant } from '../base/instants.ts';
import type { SegmentRule } from './segment.ts';

/** The zone and moment at which a segment is evaluated. */
export interface SegmentMoment {
  readonly now: Instant;
  readonly timezone: Zone;
}

/** From a moment on, and before another; null is no bound. */
interface Bounds {
  readonly from: Instant | null;
  readonly before: Instant | null;
}

/**
 * Returns the moments between which a rule about days holds: days of the organiser's calendar, of
 * 23, 24 or 25 hours; today counts.
 */
export function momentsOfRule(
  rule: Extract<SegmentRule, { operator: 'FROM' | 'UNTIL' | 'NEXT_DAYS' | 'LAST_DAYS' }>,
  { now, timezone }: SegmentMoment,
): Bounds {
  const from = (day: string) => spanOfDay(day, timezone).start_at;
  const until = (day: string) => spanOfDay(day, timezone).end_at;
  const today = dayOf(now, timezone);
  switch (rule.operator) {
    case 'FROM':
      return { from: from(rule.day), before: null };
    case 'UNTIL':
      return { from: null, before: until(rule.day) };
    case 'NEXT_DAYS':
      return { from: from(today), before: until(addDays(today, rule.days)) };
    case 'LAST_DAYS':
      return { from: from(addDays(today, -rule.days)), before: until(today) };
  }
}
