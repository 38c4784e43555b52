/** The reasons why a cart refuses a coupon, whatever it contains. */
export const COUPON_REFUSALS = [
  'COUPON_UNKNOWN',
  'COUPON_NOT_STARTED',
  'COUPON_ENDED',
  'COUPON_NOT_FOR_YOU',
  'COUPON_USED_UP',
  'COUPON_ALREADY_USED',
] as const;
