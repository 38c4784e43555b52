import { z } from 'zod';
import { cuid, id, instant, price } from '../general/shapes.ts';

/** A picture of an activity; `public_url` is an address on the organiser's own site. */
export const image = z.object({
  id,
  public_url: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
});

/** A category with its group, as shown on cards (2 §3). */
export const categoryOfActivity = z.object({
  cuid,
  title: z.string(),
  motif: z.string(),
  group: z.object({ cuid, title: z.string(), scope: z.enum(['PRIMARY', 'SECONDARY']) }),
});

/** An activity on a card: what it is, for whom, where and when next, from which price (2 §3, look: activity card). */
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
  /** True when members alone can register; its dates say of what. */
  members_only: z.boolean(),
  images: z.array(image),
  categories: z.array(categoryOfActivity),
  /** What our generator draws while there is no picture: /pictures/{motif}/{cuid}.svg */
  motif: z.string(),
  locations: z.array(z.string()),
  /** The lowest price of what is open, or else full, in minor units; the default price when nothing is. In view of the filters: a month, a day, a location. */
  price_from: price,
  /**
   * The availability that can be joined first, open or else full, of those that fit the filters: one that runs, or else the next to begin. Null
   * when there is none.
   */
  next_start_at: instant.nullable(),
  next_end_at: instant.nullable(),
  /** When registering begins, while nothing can be chosen yet; else null. */
  opens_at: instant.nullable(),
  /** How many availabilities that fit are open, exact up to 100. */
  open_availabilities: z.int(),
  /** OPEN when one that fits is, else FULL when one is, else CLOSED (R24). */
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
