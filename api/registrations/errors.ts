export const errors = {
  // a second place for somebody on one date (domain/registrations/held-dates.ts)
  ALREADY_REGISTERED: 409,
  REGISTRATION_NOT_FOUND: 404,
  REGISTRATION_ALREADY_CANCELLED: 409,
  CANCELLATION_MESSAGE_REQUIRED: 400,
  REGISTRATION_OVER: 409,
  OPTIONS_LOCKED: 409,
  REGISTRATION_PRICE_CHANGED: 409,
} as const;
