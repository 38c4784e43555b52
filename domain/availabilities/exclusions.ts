import type { Instant } from '../base/instants.ts';
import { isBefore } from '../base/instants.ts';

/** A date as what it shares with others sees it. */
export interface SharingDate {
  readonly id: number;
  readonly availability_id: number;
  readonly start_at: Instant;
  readonly end_at: Instant;
  /** What it needs for itself at its time: resources, whoever cannot be in two places, and the group that it is synchronised in. */
  readonly shares: readonly number[];
}

/** Whether two dates exclude each other: of different availabilities, at overlapping times, with something that both need (R20). */
export function excludes(one: SharingDate, other: SharingDate): boolean {
  return (
    one.availability_id !== other.availability_id &&
    isBefore(one.start_at, other.end_at) &&
    isBefore(other.start_at, one.end_at) &&
    one.shares.some((thing) => other.shares.includes(thing))
  );
}

/**
 * The dates that keep a date from being sold (R20): those that exclude it and of which a place is taken. None while a place of its own
 * is taken: it stays on sale, and the others are not.
 */
export function takenBy<Row extends SharingDate>(
  date: SharingDate,
  { others, isTaken }: { others: readonly Row[]; isTaken: (id: number) => boolean },
): readonly Row[] {
  if (date.shares.length === 0 || isTaken(date.id)) return [];
  return others.filter((other) => isTaken(other.id) && excludes(date, other));
}
