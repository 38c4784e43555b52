import type { Instant } from './instants.ts';
import { isBefore } from './instants.ts';

/** A range of time: `start_at` belongs to it, `end_at` does not. */
export interface Range {
  readonly start_at: Instant;
  readonly end_at: Instant;
}

/** True when two ranges share a moment; ranges that only touch do not. */
export function overlaps(one: Range, other: Range): boolean {
  return isBefore(one.start_at, other.end_at) && isBefore(other.start_at, one.end_at);
}

/** True when the moment is in the range. */
export function contains(range: Range, instant: Instant): boolean {
  return !isBefore(instant, range.start_at) && isBefore(instant, range.end_at);
}

/**
 * Returns the range from the moment on, null when nothing remains (2 §4: ranges never start in the
 * past).
 */
export function clampedToStart(range: Range, instant: Instant): Range | null {
  if (!isBefore(instant, range.end_at)) return null;
  return isBefore(range.start_at, instant) ? { start_at: instant, end_at: range.end_at } : range;
}
