export const errors = {
  CUSTOMER_EXISTS: 409,
  CONFIRMATION_MISMATCH: 400,
} as const;
