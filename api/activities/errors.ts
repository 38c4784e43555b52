export const errors = {
  ACTIVITY_NOT_FOUND: 404,
} as const;
