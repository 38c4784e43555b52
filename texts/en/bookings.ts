import { plural } from '../formats/plural.ts';
import type { errors as french, texts as frenchTexts } from '../fr/bookings.ts';

export const errors: typeof french = {
  BOOKING_NOT_FOUND: 'This booking doesn’t exist, or isn’t yours.',
  BOOKING_NOT_POSSIBLE: 'This time cannot be booked. Please choose another.',
  BOOKING_CLOSED: 'It is closed at this time. Please choose another.',
  BOOKING_STARTED: 'This time has already begun. Please choose another.',
  BOOKING_ALREADY_CANCELLED: 'This booking is already cancelled.',
  BOOKING_MOVED: 'This booking was moved meanwhile. Look where it stands now.',
  BOOKING_OF_MANY_DATES: 'This booking has several dates: they all stay in the same place.',
  BOOKING_DURATION_UNKNOWN: 'It cannot be booked for this long. Please choose another length.',
  BOOKING_PARTICIPANT_REQUIRED: 'Choose who is coming.',
  BOOKING_TOO_FEW: 'More participants are needed to book.',
  BOOKING_TOO_MANY: 'There are too many participants to book.',
};

export const texts: typeof frenchTexts = {
  booking: 'Booking',
  all: 'All bookings',
  none_title: 'No booking yet',
  none_text: 'Your bookings of rooms and courts arrive here.',
  see_resources: 'See what can be booked',
  missing: 'We can’t find this booking',
  count: (count) => `${count} ${plural('en', count, { one: 'booking', other: 'bookings' })}`,
  cancelled: 'Cancelled',
  cancelled_title: 'This booking is cancelled',
  when: 'When',
  where: 'Where',
  who: 'Who is coming',
  made: 'Booked on',
  order: 'Order',
};
