/**
 * The number of matches that a list of the site counts beyond the start of the requested page; no
 * page is longer.
 */
const AHEAD = 200;

/**
 * The same for a list of single dates, whose counting costs more: one more than its longest page
 * (decision 0003).
 */
export const DATES_AHEAD = 101;

/** The size of a list of the site. */
export interface Counted {
  /** The total; a lower bound when `count_is_bound`. */
  readonly count: number;
  /** True when there are more than `count`: the counting stopped there. */
  readonly count_is_bound: boolean;
}

/**
 * Returns the number of matches to read for counting, when the page begins after `offset` others:
 * one more than the bound, to detect that there are more.
 */
export function readToCount(offset: number, ahead = AHEAD): number {
  return offset + ahead + 1;
}

/**
 * Returns the count for `rows` matches when the page begins after `offset` others and at most
 * `readToCount` were read (2 §7).
 */
export function countedOf(rows: number, { offset, ahead = AHEAD }: CountedFrom): Counted {
  const most = offset + ahead;
  return { count: Math.min(rows, most), count_is_bound: rows > most };
}

interface CountedFrom {
  readonly offset: number;
  readonly ahead?: number;
}
