import type { Instant } from '../base/instants.ts';
import { isBefore } from '../base/instants.ts';
import type { Range } from '../base/ranges.ts';
import { overlaps } from '../base/ranges.ts';
import type { Decision } from '../base/refusal.ts';
import { permit, refuse } from '../base/refusal.ts';

/** A date of an availability with its hours. */
export interface DateWithHours extends Range {
  readonly id: number;
}

/** New hours for one of the dates. With `past`, staff know that it has begun, or that it will have. */
export interface DateMove {
  readonly dates: readonly DateWithHours[];
  readonly moved: DateWithHours;
  readonly past: boolean;
}

/** Why a date is not moved. */
export type MoveCode = 'TIME_INVALID' | 'DATE_STARTED' | 'DATES_OVERLAP';

/**
 * The dates of an availability after one of them got other hours. Refuses an end that is not after the start, hours that another of the
 * dates has, and, unless staff insist, what has begun already or would have.
 */
export function moveDate(
  move: DateMove,
  now: Instant,
): Decision<readonly DateWithHours[], MoveCode> {
  const { dates, moved, past } = move;
  if (!isBefore(moved.start_at, moved.end_at))
    return refuse('TIME_INVALID', { end_at: 'TIME_INVALID' });
  const others = dates.filter(({ id }) => id !== moved.id);
  if (others.some((other) => overlaps(other, moved)))
    return refuse('DATES_OVERLAP', { start_at: 'DATES_OVERLAP' });
  const begun = [...dates.filter(({ id }) => id === moved.id), moved].some(
    ({ start_at }) => !isBefore(now, start_at),
  );
  if (begun && !past) return refuse('DATE_STARTED');
  return permit([...others, moved]);
}
