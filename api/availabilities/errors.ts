export const errors = {
  AVAILABILITY_NOT_FOUND: 404,
} as const;
