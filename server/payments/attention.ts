import { addMinutes } from '@ribambelle/domain/base/instants.ts';

const MINUTES_A_DAY = 24 * 60;

/** Returns the moment before which a pending payment has waited too long: two weeks ago. */
export function waitingBefore(now: string): string {
  return addMinutes(now, -14 * MINUTES_A_DAY);
}

/**
 * Returns the moment from which late payments and failed refunds are pointed out: thirty days ago.
 */
export function lateFrom(now: string): string {
  return addMinutes(now, -30 * MINUTES_A_DAY);
}
