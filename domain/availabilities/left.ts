import type { Instant } from '../base/instants.ts';
import type { Availability, Places } from './availability.ts';
import { isPast, remainingPlaces, windowClosed } from './availability.ts';
import { canBeJoined, cardBadge } from './status.ts';

/**
 * Returns the number of places to show: the most left on one coming date with a limit, but no more
 * than the availability has left. Null when there is a badge or no limit at all (2 §4).
 */
export function capacityShown(availability: Availability, now: Instant): number | null {
  if (cardBadge(availability, now) !== null) return null;
  const coming = availability.dates.filter((date) => canBeJoined(date, { availability, now }));
  const dates = coming.map(remainingPlaces).filter((places) => places !== null);
  const whole = remainingPlaces(availability);
  if (dates.length === 0) return whole;
  return Math.min(Math.max(...dates), whole ?? Number.POSITIVE_INFINITY);
}

/**
 * Returns the places left on a date, no more than its availability has left; null when neither has
 * a limit.
 */
export function placesOfDate(date: Places, availability: Places): number | null {
  const remaining = remainingPlaces(date);
  const whole = remainingPlaces(availability);
  return remaining === null || whole === null ? (remaining ?? whole) : Math.min(remaining, whole);
}

/**
 * Returns the number of dates not yet over while the availability runs: `12 of 30`. Null before it
 * starts, once nobody can register, and with a single date.
 */
export function sessionsLeft(
  availability: Availability,
  now: Instant,
): { readonly left: number; readonly all: number } | null {
  const all = availability.dates.length;
  if (all < 2 || !isPast(availability.start_at, now)) return null;
  if (windowClosed(availability, now) !== null) return null;
  return { left: availability.dates.filter((date) => !isPast(date.end_at, now)).length, all };
}
