export const errors = {
  DATE_CONFIGURATION_NOT_FOUND: 404,
} as const;
