export const errors = {
  VOUCHER_WITHDRAWN: 409,
  VOUCHER_WORTH_UNCLEAR: 422,
} as const;
