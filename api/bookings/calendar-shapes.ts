import { z } from 'zod';
import { bookingPrice } from '../booking-configurations/shapes.ts';
import { cuid, instant, price } from '../general/shapes.ts';
import { bookedTime } from './shapes.ts';

/** A booking as the calendar shows it. */
const bookingOfCalendar = z.object({
  cuid,
  customer: z.string(),
  participants_count: z.int(),
  /** The number of all its dates. */
  dates_count: z.int(),
  /** The amount still owed on it, in minor units; null for staff without access to payments. */
  owed_amount: price.nullable(),
});

/** An entry in the calendar of a resource. */
export const calendarEntry = bookedTime.extend({
  kind: z.enum(['BOOKED', 'HELD', 'BLOCKED', 'PLANNED']),
  /** Null when it is not a booking. */
  booking: bookingOfCalendar.nullable(),
  /** The block, with its reason. */
  block: z.object({ cuid, reason: z.string() }).nullable(),
  /** The activity with a date that needs the resource. */
  planned: z.object({ availability: cuid, title: z.string(), registered: z.int() }).nullable(),
  /** The end of its hold in a cart. */
  expires_at: instant.nullable(),
});

/**
 * A resource in the calendar: its booking rules, its opening hours, and the entries that take its
 * time, the earliest first.
 */
export const calendarResource = z.object({
  cuid,
  name: z.string(),
  published: z.boolean(),
  /** The prices by length, the shortest first. */
  prices: z.array(bookingPrice),
  minimum_participants: z.int(),
  maximum_participants: z.int(),
  granularity_minutes: z.int(),
  open: z.array(bookedTime),
  entries: z.array(calendarEntry),
});
