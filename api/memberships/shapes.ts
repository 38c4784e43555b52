import {
  MEMBERSHIP_ENTITIES,
  PERIOD_TYPES,
  ROLLING_UNITS,
} from '@ribambelle/domain/memberships/membership-terms.ts';
import { z } from 'zod';
import { image } from '../activities/shapes.ts';
import { cuid, day, id, instant, price } from '../general/shapes.ts';

/**
 * The duration of a membership: a number of units from its purchase (ROLLING), or between two
 * moments that are the same for everybody (FIXED).
 */
export const membershipPeriod = {
  period_type: z.enum(PERIOD_TYPES),
  rolling_period_type: z.enum(ROLLING_UNITS).nullable(),
  rolling_period_duration: z.int().nullable(),
  fixed_period_start_at: instant.nullable(),
  /** The moment at which it is over. */
  fixed_period_end_at: instant.nullable(),
};

/**
 * A membership that is offered (2 §3), at the price of one cycle, for one participant or for the
 * customer (`entity`).
 */
export const membership = z.object({
  id,
  cuid,
  title: z.string(),
  /** Sanitised HTML. */
  description: z.string(),
  price,
  entity: z.enum(MEMBERSHIP_ENTITIES),
  ...membershipPeriod,
  /** True when the buyer may choose the first day. */
  start_choice: z.boolean(),
  /**
   * True when it renews itself: its owner is told `renewal_days_before` days before, and can say
   * no.
   */
  recurring: z.boolean(),
  renewal_days_before: z.int(),
  images: z.array(image),
});

/** A membership in the cart. */
export const membershipOfItem = z.object({
  id,
  cuid,
  title: z.string(),
  ...membershipPeriod,
  /** The first day chosen by the buyer; null for the day of the purchase. */
  start_on: day.nullable(),
  images: z.array(image),
});

/** A cycle of a membership that was bought with a cart (3 §2), amounts in minor units. */
export const membershipOfCart = z.object({
  id,
  cuid,
  title: z.string(),
  start_at: instant,
  end_at: instant,
  participant: z.object({ id, cuid, fullname: z.string() }).nullable(),
  total_amount: price,
  deposit_amount: price,
  paid_amount: price,
  cancelled: z.boolean(),
});
