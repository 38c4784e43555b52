import type { errors as french } from '../fr/booking-configurations.ts';

export const errors: typeof french = {
  BOOKING_CONFIGURATION_NOT_FOUND: 'This booking setting does not exist, or no longer.',
  BOOKING_CONFIGURATION_IN_USE:
    'Rooms or equipment are booked by this setting: it cannot be deleted.',
  BOOKING_DURATION_TWICE: 'This length already has a price.',
  BOOKING_HOURS_REVERSED: 'The end must come after the start.',
  BOOKING_HOURS_OVERLAP: 'These hours overlap others of the same day.',
  BOOKING_DAYS_REVERSED: 'The last day cannot come before the first.',
  BOOKING_PARTICIPANTS_REVERSED: 'The maximum cannot be smaller than the minimum.',
};
