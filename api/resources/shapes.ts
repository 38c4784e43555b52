import { z } from 'zod';
import { image } from '../activities/shapes.ts';
import { locationOfAvailability } from '../availabilities/shapes.ts';
import { bookingPrice } from '../booking-configurations/shapes.ts';
import { cuid, id, instant } from '../general/shapes.ts';

/** The booking rules of a resource, as families need to know them. */
const configuration = z.object({
  id,
  /** Prices by the length of a booking in seconds, shortest first. */
  prices: z.array(bookingPrice),
  minimum_participants: z.int(),
  maximum_participants: z.int(),
  /** The number of days ahead that one may book. */
  horizon_days: z.int(),
  /**
   * Minutes that stay free around each booking; with 0, consecutive times can be booked together.
   */
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

/** A moment at which a booking can begin, with each length that fits there (2 §3). */
export const slot = z.object({
  /** Made of the resource and the moment: it identifies the slot, and means nothing else. */
  id: z.string(),
  resource_id: id,
  start_at: instant,
  prices: z.array(bookingPrice),
});
