export const errors = {
  REMOVAL_NOT_FOUND: 404,
  REMOVAL_NOT_RESTORABLE: 409,
} as const;
