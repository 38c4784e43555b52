import { addMinutes, type Instant } from '../base/instants.ts';

const MINUTES_A_DAY = 24 * 60;

/**
 * The moments that divide debts by their age: what was to be paid after now, or at no moment, is not due; since `month` or later it is overdue
 * for up to 30 days, since `two_months` or later for up to 60, earlier for more.
 */
export function debtLimits(now: Instant): {
  readonly month: Instant;
  readonly two_months: Instant;
} {
  return {
    month: addMinutes(now, -30 * MINUTES_A_DAY),
    two_months: addMinutes(now, -60 * MINUTES_A_DAY),
  };
}
