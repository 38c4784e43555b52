import type { Instant } from '../base/instants.ts';
import { isBefore } from '../base/instants.ts';

/** A date, seen by what it shares with others. */
export interface SharingDate {
  readonly id: number;
  readonly availability_id: number;
  readonly start_at: Instant;
  readonly end_at: Instant;
  /**
   * The needs of the date at its time: resources, collaborators who cannot be in two places, and
   * its group of synchronised availabilities.
   */
  readonly shares: readonly number[];
}

/**
 * Tests whether two dates exclude each other: of different availabilities, at overlapping times,
 * with a shared need (R20).
 */
export function excludes(one: SharingDate, other: SharingDate): boolean {
  return (
    one.availability_id !== other.availability_id &&
    isBefore(one.start_at, other.end_at) &&
    isBefore(other.start_at, one.end_at) &&
    one.shares.some((thing) => other.shares.includes(thing))
  );
}

/**
 * Returns the dates that keep a date from being sold (R20): those that exclude it and have a place
 * taken. None while a place of the date itself is taken: it stays on sale, and the others do not.
 */
export function takenBy<Row extends SharingDate>(
  date: SharingDate,
  { others, isTaken }: { others: readonly Row[]; isTaken: (id: number) => boolean },
): readonly Row[] {
  if (date.shares.length === 0 || isTaken(date.id)) return [];
  return others.filter((other) => isTaken(other.id) && excludes(date, other));
}
