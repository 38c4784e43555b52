/** A slot each quarter of an hour of a day: so many at most, of one resource. */
const SLOTS_A_DAY = 96;
/** One answer holds no more. */
const MOST_SLOTS = 20_000;
const MOST_DAYS = 30;

/** In how many days after one on which nothing is free the next slot is looked for, of so many resources: as many as one answer holds. */
export const daysLookedAt = (resources: number): number =>
  Math.max(1, Math.min(MOST_DAYS, Math.floor(MOST_SLOTS / (SLOTS_A_DAY * Math.max(1, resources)))));
