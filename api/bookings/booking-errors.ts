/** The reasons why a resource cannot be booked then, or for them. */
export const BOOKING_ERRORS = [
  'RESOURCE_NOT_FOUND',
  'RESOURCE_TAKEN',
  'BOOKING_NOT_POSSIBLE',
  'BOOKING_DURATION_UNKNOWN',
  'BOOKING_PARTICIPANT_REQUIRED',
  'BOOKING_TOO_FEW',
  'BOOKING_TOO_MANY',
] as const;
