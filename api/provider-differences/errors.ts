export const errors = {
  PROVIDER_DIFFERENCE_NOT_FOUND: 404,
} as const;
