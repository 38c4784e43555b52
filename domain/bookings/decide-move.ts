import type { Zone } from '../base/days.ts';
import { earliest, type Instant, isAfter, millisOf } from '../base/instants.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';
import { decideTime } from '../resources/decide-time.ts';
import type { SlotTerms } from '../resources/openings.ts';
import type { TakenTime } from '../resources/slots.ts';

interface Move {
  readonly cancelled_at: Instant | null;
  /** The dates of the booking before the move. */
  readonly dates: readonly TakenTime[];
  /** The date that is moved. */
  readonly was: TakenTime;
  readonly to: TakenTime;
  /** True when it moves to another resource. */
  readonly elsewhere: boolean;
  /** The times taken at its destination, without itself. */
  readonly taken: readonly TakenTime[];
  readonly now: Instant;
  readonly zone: Zone;
}

type Refused =
  | 'BOOKING_ALREADY_CANCELLED'
  | 'BOOKING_MOVED'
  | 'BOOKING_STARTED'
  | 'BOOKING_OF_MANY_DATES'
  | 'BOOKING_DURATION_UNKNOWN'
  | 'BOOKING_NOT_POSSIBLE'
  | 'RESOURCE_TAKEN';

/**
 * Returns the dates of a booking after one of them was moved, the earliest first. A date that has
 * begun can be made longer or shorter but keeps its start; one that is over stays unchanged.
 * Refuses what buying refuses, and a date that is no longer where the caller saw it.
 */
export function decideMove(terms: SlotTerms, move: Move): Decision<readonly TakenTime[], Refused> {
  const { dates, was, to, now, zone } = move;
  if (move.cancelled_at !== null) return refuse('BOOKING_ALREADY_CANCELLED');
  const others = dates.filter((date) => !isSameTime(date, was));
  if (others.length === dates.length) return refuse('BOOKING_MOVED');
  if (move.elsewhere && others.length > 0) return refuse('BOOKING_OF_MANY_DATES');
  const isSameStart = millisOf(to.start_at) === millisOf(was.start_at);
  if (!isAfter(was.end_at, now) || (!isSameStart && !isAfter(was.start_at, now)))
    return refuse('BOOKING_STARTED');
  if (!isAfter(to.end_at, now)) return refuse('BOOKING_NOT_POSSIBLE', END_NOT_POSSIBLE);
  // a date that has begun is checked as if it had not
  const since = isSameStart ? (earliest([now, was.start_at]) ?? now) : now;
  const takenTimes = [...move.taken, ...others];
  const price = decideTime(terms, { ...to, taken: takenTimes, now: since, zone });
  if (!price.ok) return price;
  return permit(
    [...others, to].toSorted((one, other) => millisOf(one.start_at) - millisOf(other.start_at)),
  );
}

const END_NOT_POSSIBLE = { end_at: 'BOOKING_NOT_POSSIBLE' } as const;

/** True when two times are the same, however they are written. */
export function isSameTime(one: TakenTime, other: TakenTime): boolean {
  return (
    millisOf(one.start_at) === millisOf(other.start_at) &&
    millisOf(one.end_at) === millisOf(other.end_at)
  );
}
