export const errors = {
  RESOURCE_WITHDRAWN: 409,
  RESOURCE_TAKEN: 409,
  SPAN_TOO_LONG: 400,
} as const;
