import { z } from 'zod';
import { cuid, day, id, line, price } from '../general/shapes.ts';
import { version } from '../general/versions.ts';

const MOST_MINUTES = 1_440;

/** A time on the clock, from midnight at the start of a day to midnight at its end. */
const wallTime = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/);
/** Opening and closing time, on the clock of the organiser. */
export const hours = z.object({ opens: wallTime, closes: wallTime });
const participants = z.int().min(1).max(1_000).default(1);

/** The price of a booking by its length: seconds, and minor units. */
export const bookingPrice = z.object({
  duration: z
    .int()
    .min(300)
    .max(7 * 86_400),
  amount: price,
});

const prices = z.array(bookingPrice).min(1).max(20);
const opening_hours = z.array(z.object({ weekday: z.int().min(1).max(7), ...hours.shape })).max(50);
const exceptions = z
  .array(z.object({ first_day: day, last_day: day, hours: hours.nullable() }))
  .max(200);

/** The fields of a booking configuration that staff can set. */
export const bookingConfigurationFields = {
  name: line,
  prices,
  /** Opening hours by weekday, 1 for Monday. */
  opening_hours: opening_hours.default([]),
  /** Days with other hours, or none. */
  exceptions: exceptions.default([]),
  minimum_participants: participants,
  maximum_participants: participants,
  /** Minutes between the possible starts of bookings. */
  granularity_minutes: z.int().min(5).max(MOST_MINUTES).default(60),
  /** Minutes that stay free before and after each booking. */
  buffer_minutes: z.int().min(0).max(MOST_MINUTES).default(0),
  /** Minutes before its start by which a booking must be made. */
  notice_minutes: z.int().min(0).max(100_000).default(0),
  /** The number of days ahead that one may book. */
  horizon_days: z.int().min(1).max(730).default(30),
  /** True when a booking may go on after midnight, provided that the next day is open then. */
  crosses_days: z.boolean().default(false),
};

/** A booking configuration as the back-office shows it. */
export const officeBookingConfiguration = z.object({
  id,
  cuid,
  version,
  name: z.string(),
  prices,
  opening_hours,
  exceptions,
  minimum_participants: z.int(),
  maximum_participants: z.int(),
  granularity_minutes: z.int(),
  buffer_minutes: z.int(),
  notice_minutes: z.int(),
  horizon_days: z.int(),
  crosses_days: z.boolean(),
  /** The number of resources that are booked by it. */
  resources: z.int(),
});

/** The filters of the list: words of the name. */
export const bookingConfigurationFilters = { search: z.string().max(100).optional() };
