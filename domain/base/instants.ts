import { dayFromNumber, writeDay } from './calendar.ts';

/**
 * A moment, written `2026-07-06T07:00:00.000Z`: always UTC, always with milliseconds, so that texts
 * also sort by time.
 */
export type Instant = string;

const MILLIS_A_DAY = 86_400_000;
const INSTANT_SHAPE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/;

/** Returns milliseconds since 1970. Refuses an invalid text (RangeError). */
export function millisOf(instant: Instant): number {
  const millis = Date.parse(instant);
  if (Number.isNaN(millis)) throw new RangeError(`Not an instant: ${instant}`);
  return millis;
}

/** Returns the moment this many milliseconds after 1970. */
export function instantOfMillis(millis: number): Instant {
  const days = Math.floor(millis / MILLIS_A_DAY);
  const rest = Math.floor(millis) - days * MILLIS_A_DAY;
  const hours = padded(Math.floor(rest / 3_600_000), 2);
  const minutes = padded(Math.floor(rest / 60_000) % 60, 2);
  const seconds = padded(Math.floor(rest / 1_000) % 60, 2);
  return `${writeDay(dayFromNumber(days))}T${hours}:${minutes}:${seconds}.${padded(rest % 1_000, 3)}Z`;
}

/** Returns a moment in any ISO 8601 form with a zone in our form; null when it is invalid. */
export function canonicalInstant(text: string): Instant | null {
  if (!INSTANT_SHAPE.test(text)) return null;
  const millis = Date.parse(text);
  return Number.isNaN(millis) ? null : instantOfMillis(millis);
}

/** True when the first moment is before the second. */
export function isBefore(one: Instant, other: Instant): boolean {
  return millisOf(one) < millisOf(other);
}

/** True when the first moment is after the second. */
export function isAfter(one: Instant, other: Instant): boolean {
  return millisOf(one) > millisOf(other);
}

/** Returns the moment a number of seconds of real time later (earlier when negative). */
export function addSeconds(instant: Instant, seconds: number): Instant {
  return instantOfMillis(millisOf(instant) + Math.round(seconds * 1_000));
}

/** Returns the moment a number of minutes of real time later (earlier when negative). */
export function addMinutes(instant: Instant, minutes: number): Instant {
  return addSeconds(instant, minutes * 60);
}

/** Returns whole seconds from one moment to another; negative when the second is earlier. */
export function secondsBetween(from: Instant, to: Instant): number {
  return Math.trunc((millisOf(to) - millisOf(from)) / 1_000);
}

/** Returns the earliest of the moments, null for none. */
export function earliest(instants: readonly Instant[]): Instant | null {
  return instants.reduce<Instant | null>(
    (best, one) => (best === null || isBefore(one, best) ? one : best),
    null,
  );
}

/** Returns the latest of the moments, null for none. */
export function latest(instants: readonly Instant[]): Instant | null {
  return instants.reduce<Instant | null>(
    (best, one) => (best === null || isAfter(one, best) ? one : best),
    null,
  );
}

/** Sorts by a moment, earliest first; for `toSorted`. */
export function byInstant(one: Instant, other: Instant): number {
  return millisOf(one) - millisOf(other);
}

function padded(value: number, width: number): string {
  return String(value).padStart(width, '0');
}

/** Returns the last moment before an end: a span ending at midnight lasts until the day before. */
export function lastMomentBefore(end: Instant): Instant {
  return instantOfMillis(millisOf(end) - 1);
}
