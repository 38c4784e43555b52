import type { Availability, AvailabilityWindow } from '../availabilities/availability.ts';
import { capacityShown } from '../availabilities/left.ts';
import { registrationNotice } from '../availabilities/status.ts';
import type { Instant } from '../base/instants.ts';
import { addMinutes, isAfter, isBefore, secondsBetween } from '../base/instants.ts';

/** Somebody in the line: `turn` is the order of joining, `offered_at` when they were last told of a free place. Staff say who has priority. */
export interface Waiting {
  readonly id: number;
  readonly customer_id: number;
  /** Their family wants places for all of them or none. */
  readonly together: boolean;
  readonly turn: number;
  readonly has_priority: boolean;
  readonly offered_at: Instant | null;
}

/**
 * How many people a vacancy is for: as many as places became free (`freed`, null for all that are free now), never more than can be
 * taken. Infinity without any limit. 0 while the availability takes nobody; one that opens later counts, for they may prepare.
 */
export function placesToOffer(
  availability: Availability,
  at: { readonly freed: number | null; readonly now: Instant },
): number {
  const notice = registrationNotice(availability, at.now);
  if (notice !== null && notice.kind !== 'opening_scheduled') return 0;
  const free = capacityShown(availability, at.now) ?? Number.POSITIVE_INFINITY;
  return Math.max(0, Math.min(free, at.freed ?? free));
}

/** Who is told of so many free places: those who were never told in their turn, then those who were told the longest ago (R18); of each, who has priority first. A family that waits together is told of a place for each of them, or of none. */
export function whoIsNext<Entry extends Waiting>(
  line: readonly Entry[],
  places: number,
): readonly Entry[] {
  const next: Entry[] = [];
  for (const family of familiesOf(line.toSorted(byNeed)))
    if (next.length + family.length <= places) next.push(...family);
  return next;
}

/** Who of a line gets places in one go: a family that waits together, when the first of them is next, and everybody else alone. */
export function familiesOf<Entry extends Waiting>(
  line: readonly Entry[],
): readonly (readonly Entry[])[] {
  const families = new Map<string, Entry[]>();
  for (const entry of line) {
    const key = entry.together ? `family ${entry.customer_id}` : `${entry.id}`;
    families.set(key, [...(families.get(key) ?? []), entry]);
  }
  return [...families.values()];
}

/** Who was never told of a place: they alone hear of what was closed by mistake and is open again. */
export function neverNotified<Entry extends Waiting>(line: readonly Entry[]): readonly Entry[] {
  return line.filter(({ offered_at }) => offered_at === null);
}

/** What was told of a vacancy so far: at first, and at last. */
export interface Telling {
  readonly since: Instant;
  readonly told_at: Instant;
}

/** Whom the places of a vacancy can still be told of: who was not told since it began. */
export function whoRemains<Entry extends Waiting>(
  line: readonly Entry[],
  since: Instant,
): readonly Entry[] {
  return line.filter(({ offered_at }) => offered_at === null || isBefore(offered_at, since));
}

/**
 * Who is told after those who did not take their places (R18): as many as were offered at last and are still free, but for the places
 * that others in the line were told of since, who have their day.
 */
export function whoFollows<Entry extends Waiting>(
  line: readonly Entry[],
  { since, told_at, offered, free }: Telling & { readonly offered: number; readonly free: number },
): readonly Entry[] {
  const others = line.filter(
    ({ offered_at }) => offered_at !== null && isAfter(offered_at, told_at),
  ).length;
  return whoIsNext(whoRemains(line, since), Math.max(0, Math.min(offered, free - others)));
}

const DAY = 24 * 60;
const HOUR = 60;

/**
 * When the next are told: a day after these, or after half of the time that is left to register when that is less, counted from when one
 * can register. Null when that would be less than an hour.
 */
export function nextTelling(availability: AvailabilityWindow, now: Instant): Instant | null {
  const { registrations_start_at: opens } = availability;
  const from = opens !== null && isAfter(opens, now) ? opens : now;
  const wait = Math.min(
    DAY,
    Math.floor(secondsBetween(from, registrableUntil(availability)) / 120),
  );
  return wait < HOUR ? null : addMinutes(from, wait);
}

/** The last moment to register: the end of registrations, or the start, or the end where one joins after the start. */
export function registrableUntil(availability: AvailabilityWindow): Instant {
  const { registrations_end_at, start_at, end_at, allow_registrations_after_start } = availability;
  const last = allow_registrations_after_start ? end_at : start_at;
  return registrations_end_at !== null && isBefore(registrations_end_at, last)
    ? registrations_end_at
    : last;
}

type Need = Pick<Waiting, 'turn' | 'has_priority' | 'offered_at'>;

/** Who is next of two: who was never told before who was, then who has priority, then who was told longer ago, then the order of joining. */
export function byNeed(one: Need, other: Need): number {
  const notified = Number(one.offered_at !== null) - Number(other.offered_at !== null);
  if (notified !== 0) return notified;
  if (one.has_priority !== other.has_priority) return one.has_priority ? -1 : 1;
  if (one.offered_at === null || other.offered_at === null || one.offered_at === other.offered_at)
    return one.turn - other.turn;
  return isBefore(one.offered_at, other.offered_at) ? -1 : 1;
}
