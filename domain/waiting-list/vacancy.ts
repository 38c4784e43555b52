import type { Availability } from '../availabilities/availability.ts';
import { capacityShown, registrationNotice } from '../availabilities/status.ts';
import type { Instant } from '../base/instants.ts';
import { isBefore } from '../base/instants.ts';

/** Somebody in the line: `turn` is the order of joining, `offered_at` when they were last told of a free place. */
export interface Waiting {
  readonly id: number;
  readonly turn: number;
  readonly offered_at: Instant | null;
}

/**
 * How many people a vacancy is for: as many as places became free (`freed`, null for all that are free now), never more than can be
 * taken. Infinity without any limit. 0 while the availability takes nobody; one that opens later counts, for they may prepare.
 */
export function placesToOffer(availability: Availability, at: { readonly freed: number | null; readonly now: Instant }): number {
  const notice = registrationNotice(availability, at.now);
  if (notice !== null && notice.kind !== 'opening_scheduled') return 0;
  const free = capacityShown(availability, at.now) ?? Number.POSITIVE_INFINITY;
  return Math.max(0, Math.min(free, at.freed ?? free));
}

/** Who is told of so many free places: those who were never told in their turn, then those who were told the longest ago (R18). */
export function whoIsNext<Entry extends Waiting>(line: readonly Entry[], places: number): readonly Entry[] {
  return line.toSorted(byNeed).slice(0, places);
}

function byNeed(one: Waiting, other: Waiting): number {
  if (one.offered_at === other.offered_at) return one.turn - other.turn;
  if (one.offered_at === null || other.offered_at === null) return one.offered_at === null ? -1 : 1;
  return isBefore(one.offered_at, other.offered_at) ? -1 : 1;
}
