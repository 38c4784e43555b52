export const errors = {
  VOUCHER_NOT_FOUND: 404,
  VOUCHER_WITHDRAWN: 409,
  VOUCHER_IN_USE: 409,
} as const;
