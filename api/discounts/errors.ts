export const errors = {
  DISCOUNT_NOT_FOUND: 404,
  DISCOUNT_WORTH: 422,
  DISCOUNT_TIMES: 422,
} as const;
