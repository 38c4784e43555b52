import type { Amount } from '../base/money.ts';

/** What decides whether somebody is expected on a date of a registration. */
export interface DateOfRegistration {
  /** The registration was cancelled. */
  readonly cancelled: boolean;
  /** The date does not take place, for anybody. */
  readonly called_off: boolean;
  /** What the registration costs less because the date did not take place, in minor units; null where nothing was ever decided. */
  readonly taken_off_amount: Amount | null;
}

/**
 * Whether somebody is expected on a date of a registration. Not when it is cancelled, not when the date is called off, and not when its share was
 * taken off once, also 0.00: a date that is opened again has those alone who were not told that it is over, and whoever registers then (decision 207).
 */
export function takesPlace({ cancelled, called_off, taken_off_amount }: DateOfRegistration) {
  return !cancelled && !called_off && taken_off_amount === null;
}
