export const errors = {
  LOCATION_NOT_FOUND: 404,
  LOCATION_IN_USE: 409,
} as const;
