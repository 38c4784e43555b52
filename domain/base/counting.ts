/** How many matches a list of the site counts beyond the beginning of the page that is asked for; no page is longer. */
const AHEAD = 200;

/** The same for a list of single dates, whose counting costs more: one more than the longest page shows (decision 0003). */
export const DATES_AHEAD = 101;

/** How many a list of the site has. */
export interface Counted {
  /** In all; at least so many where it is a bound. */
  readonly count: number;
  /** True when there are more than `count`: the list was counted to there and not beyond. */
  readonly count_is_bound: boolean;
}

/** How many matches a list reads to count them, whose page begins after `offset` others: one more than it tells, to know whether there are more. */
export function readToCount(offset: number, ahead = AHEAD): number {
  return offset + ahead + 1;
}

/** What is told of `read` matches of a list whose page begins after `offset` others, when no more than `readToCount` were read (2 §7). */
export function countedOf(read: number, { offset, ahead = AHEAD }: CountedFrom): Counted {
  const bound = offset + ahead;
  return { count: Math.min(read, bound), count_is_bound: read > bound };
}

interface CountedFrom {
  readonly offset: number;
  readonly ahead?: number;
}
