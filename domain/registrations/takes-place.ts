import type { Amount } from '../base/money.ts';

/** The facts that decide whether somebody is expected on a date of a registration. */
export interface DateOfRegistration {
  /** True when the registration was cancelled. */
  readonly cancelled: boolean;
  /** True when the date does not take place, for anybody. */
  readonly called_off: boolean;
  /**
   * The reduction because the date did not take place, in minor units; null when none was ever
   * decided.
   */
  readonly taken_off_amount: Amount | null;
}

/**
 * True when somebody is expected on a date of a registration: not when it is cancelled, when the
 * date is called off, or when its reduction was once decided, even 0.00. A reopened date has only
 * those who were not told that it is off, and those who register then (decision 207).
 */
export function takesPlace({ cancelled, called_off, taken_off_amount }: DateOfRegistration) {
  return !cancelled && !called_off && taken_off_amount === null;
}
