export const errors = {
  BUNDLE_WITHDRAWN: 409,
  BUNDLE_FOR_PARTICIPANT: 422,
} as const;
