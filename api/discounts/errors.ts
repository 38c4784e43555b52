export const errors = {
  DISCOUNT_WORTH: 422,
  DISCOUNT_TIMES: 422,
} as const;
