import { z } from 'zod';
import { image } from '../activities/shapes.ts';
import { locationOfAvailability } from '../availabilities/shapes.ts';
import { bookingPrice } from '../booking-configurations/office-shapes.ts';
import { cuid, id, instant } from '../general/shapes.ts';

/** How a resource is booked, as families need to know it. */
const configuration = z.object({
  id,
  /** By the length of a booking in seconds, the shortest first. */
  prices: z.array(bookingPrice),
  minimum_participants: z.int(),
  maximum_participants: z.int(),
  /** How many days ahead one may book. */
  horizon_days: z.int(),
  /** How many minutes stay free around each booking; with none, times that follow each other can be booked together. */
  buffer_minutes: z.int(),
});

/** A resource that can be booked (2 §3). */
export const resource = z.object({
  id,
  cuid,
  name: z.string(),
  /** Sanitised HTML. */
  description: z.string(),
  images: z.array(image),
  location: locationOfAvailability.nullable(),
  /** The groups that it is in, in the organiser's order. */
  groups: z.array(z.object({ id, cuid, name: z.string() })),
  configuration,
});

/** When a booking can begin, with each length that fits there (2 §3). */
export const slot = z.object({
  /** Of the resource and the moment: it says of which slot one speaks, and no more. */
  id: z.string(),
  resource_id: id,
  start_at: instant,
  prices: z.array(bookingPrice),
});
