export const errors = {
  CUSTOMER_BUNDLE_NOT_FOUND: 404,
  BUNDLE_ALREADY_CANCELLED: 409,
} as const;
