import type { Availability, AvailabilityWindow } from '../availabilities/availability.ts';
import { capacityShown } from '../availabilities/left.ts';
import { registrationNotice } from '../availabilities/status.ts';
import type { Instant } from '../base/instants.ts';
import { addMinutes, isAfter, isBefore, secondsBetween } from '../base/instants.ts';

/**
 * Somebody in the line: `turn` is the order of joining, `offered_at` the last time they were told
 * of a free place. Staff set the priority.
 */
export interface Waiting {
  readonly id: number;
  readonly customer_id: number;
  /** True when their family wants places for all of them or none. */
  readonly together: boolean;
  readonly turn: number;
  readonly has_priority: boolean;
  readonly offered_at: Instant | null;
}

/**
 * Returns the number of people that a vacancy is for: as many as places became free (`freed`, null
 * for all that are free now), at most those that can be taken. Infinity without any limit. 0 while
 * the availability takes nobody; one that opens later counts, since they may prepare.
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

/**
 * Returns the people to tell of free places: those never told, in their turn, then those told the
 * longest ago (R18); in each group, those with priority first. A family that waits together is told
 * of a place for each of them, or of none.
 */
export function whoIsNext<Entry extends Waiting>(
  line: readonly Entry[],
  places: number,
): readonly Entry[] {
  const next: Entry[] = [];
  for (const family of familiesOf(line.toSorted(byNeed)))
    if (next.length + family.length <= places) next.push(...family);
  return next;
}

/**
 * Groups a line by those who get places together: a family that waits together, at the turn of its
 * first member, and everybody else alone.
 */
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

/**
 * Returns the people never told of a place: only they hear of an availability that was closed by
 * mistake and is open again.
 */
export function neverNotified<Entry extends Waiting>(line: readonly Entry[]): readonly Entry[] {
  return line.filter(({ offered_at }) => offered_at === null);
}

/** The first and last time that people were told of a vacancy. */
export interface Telling {
  readonly since: Instant;
  readonly told_at: Instant;
}

/** Returns the people who can still be told of a vacancy: those not told since it began. */
export function whoRemains<Entry extends Waiting>(
  line: readonly Entry[],
  since: Instant,
): readonly Entry[] {
  return line.filter(({ offered_at }) => offered_at === null || isBefore(offered_at, since));
}

/**
 * Returns the people to tell after those who did not take their places (R18): as many as were
 * offered last, but at most the free places less those that others in the line were told of since,
 * who have their day.
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
 * Returns when the next families are told: after a day, or after half of the time left to register
 * when that is less, counted from the opening of registration. Null when that is less than an hour.
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

/**
 * Returns the last moment to register: the end of registration, or the start, or the end when
 * people can join after the start.
 */
export function registrableUntil(availability: AvailabilityWindow): Instant {
  const { registrations_end_at, start_at, end_at, allow_registrations_after_start } = availability;
  const last = allow_registrations_after_start ? end_at : start_at;
  return registrations_end_at !== null && isBefore(registrations_end_at, last)
    ? registrations_end_at
    : last;
}

type Need = Pick<Waiting, 'turn' | 'has_priority' | 'offered_at'>;

/**
 * Orders two people of a line: never told before told, then by priority, then told longer ago, then
 * by order of joining.
 */
export function byNeed(one: Need, other: Need): number {
  const notified = Number(one.offered_at !== null) - Number(other.offered_at !== null);
  if (notified !== 0) return notified;
  if (one.has_priority !== other.has_priority) return one.has_priority ? -1 : 1;
  if (one.offered_at === null || other.offered_at === null || one.offered_at === other.offered_at)
    return one.turn - other.turn;
  return isBefore(one.offered_at, other.offered_at) ? -1 : 1;
}
