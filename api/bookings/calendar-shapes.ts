import { z } from 'zod';
import { bookingPrice } from '../booking-configurations/office-shapes.ts';
import { cuid, instant, price } from '../general/shapes.ts';
import { bookedTime } from './shapes.ts';

/** A booking as the calendar shows it. */
const bookingOfCalendar = z.object({
  cuid,
  customer: z.string(),
  participants_count: z.int(),
  /** How many dates it has in all. */
  dates_count: z.int(),
  /** What is still owed of it, in minor units; null for who may not see payments. */
  owed_amount: price.nullable(),
});

/** What stands in the calendar of a resource. */
export const calendarEntry = bookedTime.extend({
  kind: z.enum(['BOOKED', 'HELD', 'BLOCKED', 'PLANNED']),
  /** Null for what is no booking. */
  booking: bookingOfCalendar.nullable(),
  /** By which block, and why. */
  block: z.object({ cuid, reason: z.string() }).nullable(),
  /** The activity of which a date needs the resource. */
  planned: z.object({ availability: cuid, title: z.string(), registered: z.int() }).nullable(),
  /** Until when it lies in a cart. */
  expires_at: instant.nullable(),
});

/** A resource in the calendar: how it is booked, when it is open, and what takes its time, the earliest first. */
export const calendarResource = z.object({
  cuid,
  name: z.string(),
  published: z.boolean(),
  /** By length, the shortest first. */
  prices: z.array(bookingPrice),
  minimum_participants: z.int(),
  maximum_participants: z.int(),
  granularity_minutes: z.int(),
  open: z.array(bookedTime),
  entries: z.array(calendarEntry),
});
