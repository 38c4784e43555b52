import { BUNDLE_ENTITIES } from '@ribambelle/domain/bundles/bundle-entity.ts';
import { z } from 'zod';
import { image } from '../activities/shapes.ts';
import { cuid, id, instant, price } from '../general/shapes.ts';

/**
 * A bundle that is offered (2 §3): it pays for `capacity` registrations (null for no limit), for
 * `duration` seconds from its sale and until `expires_at` at the latest (null for no end), of one
 * participant or of all of the customer's (`entity`).
 */
export const bundle = z.object({
  id,
  cuid,
  title: z.string(),
  /** Sanitised HTML. */
  description: z.string(),
  price,
  capacity: z.int().nullable(),
  /** The price of one registration with it (2 §9), rounded half up; null for no limit. */
  price_per_registration: price.nullable(),
  duration: z.int().nullable(),
  expires_at: instant.nullable(),
  entity: z.enum(BUNDLE_ENTITIES),
  images: z.array(image),
  /** The activities for which it can be used; all of them when it is empty. */
  activities: z.array(z.object({ cuid, slug: z.string(), title: z.string() })),
});

/** A bundle in the cart. */
export const bundleOfItem = z.object({
  id,
  cuid,
  title: z.string(),
  capacity: z.int().nullable(),
  duration: z.int().nullable(),
  expires_at: instant.nullable(),
  images: z.array(image),
});

/** A bundle that was bought with a cart (3 §2), amounts in minor units. */
export const bundleOfCart = z.object({
  id,
  cuid,
  title: z.string(),
  capacity: z.int().nullable(),
  expires_at: instant.nullable(),
  participant: z.object({ id, cuid, fullname: z.string() }).nullable(),
  total_amount: price,
  deposit_amount: price,
  paid_amount: price,
  cancelled: z.boolean(),
});
