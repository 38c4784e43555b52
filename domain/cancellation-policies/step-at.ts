import { daysBetween } from '../base/calendar.ts';
import { dayOf, type Zone } from '../base/days.ts';
import { type Instant, isAfter } from '../base/instants.ts';
import type { CancellationPolicy, PolicyStep } from './policy.ts';

/**
 * Returns the step that holds at a moment for something that first takes place at `start_at`; null
 * when families cannot cancel it then. Days are those of the organiser's calendar: a day counts to
 * its end, and the day of the start until it begins.
 */
export function stepAt(
  policy: CancellationPolicy,
  at: { readonly start_at: Instant; readonly now: Instant; readonly zone: Zone },
): PolicyStep | null {
  const { start_at, now, zone } = at;
  const days = isAfter(start_at, now) ? daysBetween(dayOf(now, zone), dayOf(start_at, zone)) : null;
  const step = policy.steps.find(({ until_days }) =>
    days === null ? until_days === null : until_days === null || until_days <= days,
  );
  return step ?? null;
}
