import { ADVANCE_STRATEGIES } from '@ribambelle/domain/waiting-list/advance-orders.ts';
import { z } from 'zod';
import { cuid, id, instant, price } from '../general/shapes.ts';

/** An entry on the waiting list of an availability, as its customer sees it. */
export const waitingListEntry = z.object({
  id,
  cuid,
  /** 1 is next. */
  position: z.int().min(1),
  /** True when they want a place only if all of the family who wait here get one. */
  together: z.boolean(),
  created_at: instant,
  /** The time when they were last told that a place is free. */
  offered_at: instant.nullable(),
  /** The place kept for them; null when there is none. */
  offer: z
    .object({
      expires_at: instant,
      date_ids: z.array(id),
      /** True when it is in their cart. */
      in_cart: z.boolean(),
      /**
       * True when it is accepted with the form of the availability: a question needs an answer
       * first, or not all of its dates are available any more.
       */
      needs_form: z.boolean(),
    })
    .nullable(),
  /**
   * Null when the activity makes no advance orders; else the price for which the place was ordered
   * in advance, in minor units, and the way to pay, null when it was not.
   */
  advance_order: z
    .object({ price: price.nullable(), payment_strategy: z.enum(ADVANCE_STRATEGIES).nullable() })
    .nullable(),
  participant: z.object({ id, cuid, fullname: z.string() }),
  availability: z.object({
    id,
    cuid,
    start_at: instant,
    end_at: instant,
    /** True when somebody can register now: a place is free again. */
    open: z.boolean(),
    activity: z.object({ slug: z.string(), title: z.string() }),
  }),
});

/** The same as staff see it. */
export const officeWaitingListEntry = z.object({
  cuid,
  position: z.int().min(1),
  /**
   * True when staff put them before those without priority; among these the order of joining
   * applies.
   */
  has_priority: z.boolean(),
  /** True when their family wants places for all of them or none. */
  together: z.boolean(),
  created_at: instant,
  offered_at: instant.nullable(),
  /** The time until which a place is kept for them; null when there is none. */
  offer_expires_at: instant.nullable(),
  /** The price of their advance order, in minor units; null without one. */
  advance_price: price.nullable(),
  participant: z.object({ cuid, name: z.string() }),
  /** E-mail address and phone are null for staff without access to contacts. */
  customer: z.object({
    cuid,
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
  }),
});

/** The same in the list of an activity, with its availability. */
export const activityWaitingListEntry = officeWaitingListEntry.extend({
  availability: z.object({ cuid, start_at: instant }),
});
