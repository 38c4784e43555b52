/** How many matches a list of the catalogue counts beyond the beginning of the page that is asked for. */
const AHEAD = 200;

/** Up to how many matches a list of the catalogue is counted, when its page begins after `offset` others (2 §7, decision 0003). */
export function countedUpTo(offset: number): number {
  return offset + AHEAD;
}

/** How many dates a list of single dates counts beyond the beginning of its page: one more than the longest page shows (decision 0003). */
export const DATES_AHEAD = 101;

/** Whether there may be more matches than a count tells. */
export function mayBeMore(count: number, offset: number): boolean {
  return count >= countedUpTo(offset);
}
