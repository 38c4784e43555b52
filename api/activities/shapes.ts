import { z } from 'zod';
import { cuid, id, instant, price } from '../general/shapes.ts';

/**
 * A picture of an activity; `public_url` is an address on the organiser's own site. What stands
 * behind `#` is the point that stays in sight when it is cut, as CSS writes it. `alt` are the words
 * for people who do not see it, where there are any.
 */
export const image = z.object({
  id,
  public_url: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  alt: z.string().optional(),
});

/** A category with its group, as shown on cards (2 §3). */
export const categoryOfActivity = z.object({
  cuid,
  title: z.string(),
  motif: z.string(),
  group: z.object({ cuid, title: z.string(), scope: z.enum(['PRIMARY', 'SECONDARY']) }),
});

/**
 * An activity on a card: its title, ages, places, next date and lowest price (2 §3, look: activity
 * card).
 */
export const activityCard = z.object({
  id,
  cuid,
  slug: z.string(),
  title: z.string(),
  /** The description without markup, cut to some 200 characters. */
  summary: z.string(),
  age_minimum: z.int().nullable(),
  age_maximum: z.int().nullable(),
  registration_flow: z.enum(['AVAILABILITIES', 'REQUEST']),
  /** True when only members can register; its dates give their memberships. */
  members_only: z.boolean(),
  images: z.array(image),
  categories: z.array(categoryOfActivity),
  /** The motif drawn by our generator while there is no picture: /pictures/{motif}/{cuid}.svg */
  motif: z.string(),
  locations: z.array(z.string()),
  /**
   * The lowest price of the open availabilities, or else the full ones, in minor units; the default
   * price when there are none. Given the filters: a month, a day, a location.
   */
  price_from: price,
  /**
   * The first availability that can be joined, open or else full, among those that fit the filters:
   * one that is running, or else the next to begin. Null when there is none.
   */
  next_start_at: instant.nullable(),
  next_end_at: instant.nullable(),
  /** The start of registration, while nothing can be chosen yet; else null. */
  opens_at: instant.nullable(),
  /** The number of open availabilities that fit, exact up to 100. */
  open_availabilities: z.int(),
  /** OPEN when one that fits is open, else FULL when one is full, else CLOSED (R24). */
  status: z.enum(['OPEN', 'FULL', 'CLOSED']),
});

/** One activity as its page shows it (2 §2, §3). Descriptions are sanitised HTML. */
export const activity = activityCard.extend({
  description: z.string(),
  instructions: z.string(),
  /** The deposit that belongs to `price_from`; null when it varies. */
  deposit_from: price.nullable(),
  default_price: price,
  default_deposit: price,
  default_capacity: z.int().nullable(),
  settings: z.object({ allow_registrations_after_start: z.boolean() }),
});
