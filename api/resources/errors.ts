export const errors = {
  RESOURCE_NOT_FOUND: 404,
} as const;
