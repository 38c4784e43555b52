import type { errors as french } from '../fr/bookings.ts';

export const errors: typeof french = {
  BOOKING_NOT_FOUND: 'This booking doesn’t exist, or isn’t yours.',
  BOOKING_NOT_POSSIBLE: 'This time cannot be booked. Please choose another.',
  BOOKING_CLOSED: 'It is closed at this time. Please choose another.',
  BOOKING_STARTED: 'This time has already begun. Please choose another.',
  BOOKING_ALREADY_CANCELLED: 'This booking is already cancelled.',
  BOOKING_DURATION_UNKNOWN: 'It cannot be booked for this long. Please choose another length.',
  BOOKING_PARTICIPANT_REQUIRED: 'Choose who is coming.',
  BOOKING_TOO_FEW: 'More participants are needed to book.',
  BOOKING_TOO_MANY: 'There are too many participants to book.',
};
