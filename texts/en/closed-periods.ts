import type { errors as french } from '../fr/closed-periods.ts';

export const errors: typeof french = {
  CLOSED_PERIOD_NOT_FOUND: 'This holiday does not exist (any more).',
  CLOSED_PERIOD_REVERSED: 'The last day comes before the first.',
  CLOSED_PERIOD_TOO_LONG: 'A holiday has at most 400 days.',
  SCHOOL_HOLIDAYS_UNKNOWN: 'The school holidays of this year are not known yet.',
};
