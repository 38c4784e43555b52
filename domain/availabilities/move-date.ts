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

/** New hours for one of the dates. With `past`, staff accept that it has or will have begun. */
export interface DateMove {
  readonly dates: readonly DateWithHours[];
  readonly moved: DateWithHours;
  readonly past: boolean;
}

/** New hours for several of the dates at once, as when a camp is moved. */
export interface DatesMove {
  readonly dates: readonly DateWithHours[];
  readonly moved: readonly DateWithHours[];
  readonly past: boolean;
}

/** The reasons to refuse moving a date. */
export type MoveCode = 'TIME_INVALID' | 'DATE_STARTED' | 'DATES_OVERLAP';

/** Returns the dates of an availability after one was moved; refuses what `moveDates` refuses. */
export function moveDate(
  { dates, moved, past }: DateMove,
  now: Instant,
): Decision<readonly DateWithHours[], MoveCode> {
  return moveDates({ dates, moved: [moved], past }, now);
}

/**
 * Returns the dates of an availability after some were moved, all at once: one may take the former
 * time of another. Refuses an end not after the start, hours that overlap another date, and, unless
 * staff insist, a date that has begun or would have begun.
 */
export function moveDates(
  { dates, moved, past }: DatesMove,
  now: Instant,
): Decision<readonly DateWithHours[], MoveCode> {
  if (moved.some(({ start_at, end_at }) => !isBefore(start_at, end_at)))
    return refuse('TIME_INVALID', { end_at: 'TIME_INVALID' });
  const ids = new Set(moved.map(({ id }) => id));
  const others = dates.filter(({ id }) => !ids.has(id));
  const meets = moved.some(
    (one, index) =>
      others.some((other) => overlaps(other, one)) ||
      moved.slice(index + 1).some((other) => overlaps(other, one)),
  );
  if (meets) return refuse('DATES_OVERLAP', { start_at: 'DATES_OVERLAP' });
  const begun = [...dates.filter(({ id }) => ids.has(id)), ...moved].some(
    ({ start_at }) => !isBefore(now, start_at),
  );
  if (begun && !past) return refuse('DATE_STARTED');
  return permit([...others, ...moved]);
}
