export const errors = {
  WITHDRAWAL_NOT_FOUND: 404,
  WITHDRAWAL_OVER: 409,
  WITHDRAWAL_USED: 409,
} as const;
