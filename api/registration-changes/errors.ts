export const errors = {
  REGISTRATION_STARTED: 409,
  REGISTRATION_ALREADY_THERE: 409,
} as const;
