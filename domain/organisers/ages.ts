/**
 * The way to show ages up to a limit (1 §3.1); `limit` counts in this unit, null has no end.
 * Display only, never eligibility.
 */
export interface AgeFormat {
  readonly type: 'DAYS' | 'WEEKS' | 'MONTHS' | 'YEARS';
  readonly number_of_days: number;
  readonly limit: number | null;
  readonly rounding_interval: number;
  readonly rounding_method: 'down' | 'up' | 'nearest';
}

/** An age to show: 2.5 YEARS. */
export interface ShownAge {
  readonly type: AgeFormat['type'];
  readonly value: number;
}

/**
 * Days up to 30, weeks up to 12, months up to 36 by halves, years up to 18 by halves, then whole
 * years (1 §9.1).
 */
export const DEFAULT_AGE_FORMATS: readonly AgeFormat[] = [
  { type: 'DAYS', number_of_days: 1, limit: 30, rounding_interval: 1, rounding_method: 'down' },
  { type: 'WEEKS', number_of_days: 7, limit: 12, rounding_interval: 1, rounding_method: 'down' },
  {
    type: 'MONTHS',
    number_of_days: 30.436875,
    limit: 36,
    rounding_interval: 0.5,
    rounding_method: 'down',
  },
  {
    type: 'YEARS',
    number_of_days: 365.25,
    limit: 18,
    rounding_interval: 0.5,
    rounding_method: 'down',
  },
  {
    type: 'YEARS',
    number_of_days: 365.25,
    limit: null,
    rounding_interval: 1,
    rounding_method: 'down',
  },
];

const ROUND = { down: Math.floor, up: Math.ceil, nearest: Math.round } as const;

/**
 * Returns the age for a number of days in the first unit whose limit it does not pass; null before
 * birth or without a suitable unit.
 */
export function shownAge(
  days: number,
  formats: readonly AgeFormat[] = DEFAULT_AGE_FORMATS,
): ShownAge | null {
  if (days < 0) return null;
  const format = formats.find(
    (one) => one.limit === null || days / one.number_of_days <= one.limit,
  );
  if (!format) return null;
  const steps = days / format.number_of_days / format.rounding_interval;
  return {
    type: format.type,
    value: ROUND[format.rounding_method](steps) * format.rounding_interval,
  };
}
