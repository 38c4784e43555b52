import { z } from 'zod';
import { version } from '../general/versions.ts';
import { fact, factOfList } from '../records/fact.ts';
import { flag, line, preset, several, whole } from '../records/fields.ts';
import { record } from '../records/record.ts';
import { bookingPrice, openingException, openingHours } from './shapes.ts';

const MOST_MINUTES = 1_440;

/** Booking configurations: the prices, the hours and the rules by which resources are booked. */
export const bookingConfigurations = record({
  noun: 'booking-configurations',
  one: 'configuration',
  summaries: {
    list: 'Lists when and how resources may be booked.',
    get: 'Shows one booking configuration.',
    create: 'Adds a booking configuration.',
    update: 'Changes a booking configuration.',
    remove: 'Deletes a booking configuration that no resource uses.',
  },
  fields: {
    name: line(),
    prices: several(bookingPrice, { min: 1, max: 20 }),
    /** Opening hours by weekday, 1 for Monday. */
    opening_hours: preset(several(openingHours, { max: 50 }), []),
    /** Days with other hours, or none. */
    exceptions: preset(several(openingException, { max: 200 }), []),
    minimum_participants: preset(whole({ min: 1, max: 1_000 }), 1),
    maximum_participants: preset(whole({ min: 1, max: 1_000 }), 1),
    /** Minutes between the possible starts of bookings. */
    granularity_minutes: preset(whole({ min: 5, max: MOST_MINUTES }), 60),
    /** Minutes that stay free before and after each booking. */
    buffer_minutes: preset(whole({ min: 0, max: MOST_MINUTES }), 0),
    /** Minutes before its start by which a booking must be made. */
    notice_minutes: preset(whole({ min: 0, max: 100_000 }), 0),
    /** The number of days ahead that one may book. */
    horizon_days: preset(whole({ min: 1, max: 730 }), 30),
    /** True when a booking may go on after midnight, provided that the next day is open then. */
    crosses_days: flag(false),
  },
  facts: {
    /** The number of resources that are booked by it. */
    resources: fact(z.int()),
    version: factOfList(version),
  },
  titled_by: 'name',
  list: {
    fields: [
      'name',
      'prices',
      'opening_hours',
      'exceptions',
      'minimum_participants',
      'maximum_participants',
      'granularity_minutes',
      'buffer_minutes',
      'notice_minutes',
      'horizon_days',
      'crosses_days',
    ],
    columns: {
      name: { kind: 'text', value: (row) => row.name, card: 'title', sorts: true },
      from_amount: {
        kind: 'amount',
        value: (row) => Math.min(...row.prices.map(({ amount }) => amount)),
        card: 'below',
      },
      resources: { kind: 'number', value: (row) => row.resources, card: 'beside' },
    },
    filters: { search: z.string().max(100).optional() },
  },
  refusals: {
    unknown: 'BOOKING_CONFIGURATION_NOT_FOUND',
    in_use: ['BOOKING_CONFIGURATION_IN_USE'],
    values: [
      'BOOKING_DURATION_TWICE',
      'BOOKING_HOURS_REVERSED',
      'BOOKING_HOURS_OVERLAP',
      'BOOKING_DAYS_REVERSED',
      'BOOKING_PARTICIPANTS_REVERSED',
    ],
  },
});

export const {
  list: listBookingConfigurations,
  get: getBookingConfiguration,
  create: createBookingConfiguration,
  update: updateBookingConfiguration,
  remove: deleteBookingConfiguration,
} = bookingConfigurations.endpoints;
