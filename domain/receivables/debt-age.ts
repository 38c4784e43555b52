import { addMinutes, type Instant } from '../base/instants.ts';

const MINUTES_A_DAY = 24 * 60;

/**
 * Returns the moments that divide debts by age: with a due date after now, or none, a debt is not
 * due; with one since `month` it is overdue by up to 30 days, since `two_months` by up to 60,
 * earlier by more.
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
