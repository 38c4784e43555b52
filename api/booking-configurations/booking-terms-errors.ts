/** The reasons for refusing the terms of bookings. */
export const BOOKING_TERMS_ERRORS = [
  'BOOKING_DURATION_TWICE',
  'BOOKING_HOURS_REVERSED',
  'BOOKING_HOURS_OVERLAP',
  'BOOKING_DAYS_REVERSED',
  'BOOKING_PARTICIPANTS_REVERSED',
] as const;
