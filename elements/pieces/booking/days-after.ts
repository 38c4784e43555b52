/** The largest number of slots of a resource in a day: one each quarter of an hour. */
const SLOTS_A_DAY = 96;
/** The largest number of slots in one answer. */
const MOST_SLOTS = 20_000;
const MOST_DAYS = 30;

/**
 * Returns the number of days in which the next slot is looked for, after a day without free hours:
 * as many as one answer holds for this number of resources.
 */
export const daysLookedAt = (resources: number): number =>
  Math.max(1, Math.min(MOST_DAYS, Math.floor(MOST_SLOTS / (SLOTS_A_DAY * Math.max(1, resources)))));
