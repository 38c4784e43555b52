const SECOND = 1;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const DAYS_OF_A_YEAR = 365;
const MONTHS_OF_A_YEAR = 12;

/** The units of a duration, from the longest to the shortest. */
export const DURATION_UNITS = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;
export type DurationUnit = (typeof DURATION_UNITS)[number];

/** A duration as people say it: `6 months`. */
export interface Duration {
  readonly count: number;
  readonly unit: DurationUnit;
}

/** The longest validity of a voucher or a bundle, in seconds: fifty years. */
export const MOST_DURATION = 50 * DAYS_OF_A_YEAR * DAY;

/**
 * Returns the seconds of a duration. A year has 365 days; a month is a twelfth of it, rounded up to
 * whole days, so that six months are 183 days and twelve a year.
 */
export function secondsOf({ count, unit }: Duration): number {
  switch (unit) {
    case 'year':
      return count * DAYS_OF_A_YEAR * DAY;
    case 'month':
      return Math.ceil((count * DAYS_OF_A_YEAR) / MONTHS_OF_A_YEAR) * DAY;
    case 'day':
      return count * DAY;
    case 'hour':
      return count * HOUR;
    case 'minute':
      return count * MINUTE;
    case 'second':
      return count;
  }
}

/**
 * Returns seconds in the longest unit that expresses them exactly: 183 days are six months, 184 are
 * days.
 */
export function durationOf(seconds: number): Duration {
  const unit = DURATION_UNITS.find(
    (one) => secondsOf({ count: countIn(one, seconds), unit: one }) === seconds,
  );
  const shownUnit = unit ?? 'second';
  return { count: countIn(shownUnit, seconds), unit: shownUnit };
}

/** Returns the number of whole units that fit. */
function countIn(unit: DurationUnit, seconds: number): number {
  const one =
    unit === 'month' ? (DAYS_OF_A_YEAR * DAY) / MONTHS_OF_A_YEAR : secondsOf({ count: 1, unit });
  return Math.max(1, Math.floor(seconds / one));
}
