import { plural } from '../formats/plural.ts';
import type {
  errors as frenchErrors,
  record as frenchRecord,
  texts as french,
} from '../fr/office-booking-configurations.ts';

export const errors: typeof frenchErrors = {
  BOOKING_CONFIGURATION_NOT_FOUND: 'This booking setting does not exist, or no longer.',
  BOOKING_CONFIGURATION_IN_USE:
    'Rooms or equipment are booked by this setting: it cannot be deleted.',
  BOOKING_DURATION_TWICE: 'This length already has a price.',
  BOOKING_HOURS_REVERSED: 'The end must come after the start.',
  BOOKING_HOURS_OVERLAP: 'These hours overlap others of the same day.',
  BOOKING_DAYS_REVERSED: 'The last day cannot come before the first.',
  BOOKING_PARTICIPANTS_REVERSED: 'The maximum cannot be smaller than the minimum.',
};

export const texts: typeof french = {
  title: 'Booking settings',
  add: 'New booking setting',
  created: 'Booking setting created.',
  removed: 'Booking setting deleted.',
  name: 'Name',
  name_help: 'For the team: “Tennis courts”, “Large rooms”…',
  prices: 'Prices by length',
  duration: 'Length, in minutes',
  amount: 'Price',
  add_price: 'Add a length',
  remove_price: (place) => `Remove length ${place}`,
  opening_hours: 'Opening hours',
  weekday: 'Day',
  opens: 'From',
  closes: 'To',
  add_hours: 'Add hours',
  remove_hours: (place) => `Remove hours ${place}`,
  exceptions: 'Special days',
  exceptions_help: 'On these days only these hours hold. Without hours it is closed.',
  first_day: 'From',
  last_day: 'Until',
  closed: 'Closed',
  add_exception: 'Add days',
  remove_exception: (place) => `Remove days ${place}`,
  minimum_participants: 'Participants, at least',
  maximum_participants: 'Participants, at most',
  granularity: 'A booking begins every (minutes)',
  buffer: 'Free time around each booking (minutes)',
  notice: 'To be booked at least (minutes) ahead',
  horizon: 'Open for booking (days) ahead',
  crosses_days: 'A booking may go on after midnight',
  crosses_days_help: 'Where the next day is open from midnight.',
  resources_here: (count) =>
    `${count} ${plural('en', count, { one: 'room or piece of equipment is booked this way', other: 'rooms or pieces of equipment are booked this way' })}`,
};

export const record: typeof frenchRecord = {
  area: 'Booking settings',
  list: {
    name: 'booking-settings',
    columns: {
      name: 'Name',
      from_amount: 'From',
      resources: 'Rooms and equipment',
    },
    words: {},
  },
  fields: {
    prices: 'Prices by length',
    opening_hours: 'Opening hours',
    exceptions: 'Special days',
    minimum_participants: 'Participants, at least',
    maximum_participants: 'Participants, at most',
    granularity_minutes: 'A booking begins every (minutes)',
    buffer_minutes: 'Free time around (minutes)',
    notice_minutes: 'Minutes ahead, at least',
    horizon_days: 'Days ahead, at most',
    crosses_days: 'May go on after midnight',
  },
};
