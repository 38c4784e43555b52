import { ADVANCE_STRATEGIES } from '@ribambelle/domain/waiting-list/advance-orders.ts';
import { z } from 'zod';
import { cuid, id, instant, price } from '../general/shapes.ts';

/** A place in the line of an availability, as its customer sees it. */
export const waitingListEntry = z.object({
  id,
  cuid,
  /** 1 is next. */
  position: z.int().min(1),
  /** Whether they want a place only when all of the family who wait here get one. */
  together: z.boolean(),
  created_at: instant,
  /** When they were last told that a place is free. */
  offered_at: instant.nullable(),
  /** The place that is kept for them; null while none is. */
  offer: z
    .object({
      expires_at: instant,
      date_ids: z.array(id),
      /** Whether it lies in their cart. */
      in_cart: z.boolean(),
      /** Whether it is taken with the form of the availability: something must be answered first, or not all of its dates can be had any more. */
      needs_form: z.boolean(),
    })
    .nullable(),
  /** Null where the activity buys nothing at once; else what the place was ordered for in advance, in minor units, and how it is paid, null where it was not. */
  advance_order: z
    .object({ price: price.nullable(), payment_strategy: z.enum(ADVANCE_STRATEGIES).nullable() })
    .nullable(),
  participant: z.object({ id, cuid, fullname: z.string() }),
  availability: z.object({
    id,
    cuid,
    start_at: instant,
    end_at: instant,
    /** Whether somebody can register now: a place is free again. */
    open: z.boolean(),
    activity: z.object({ slug: z.string(), title: z.string() }),
  }),
});

/** The same as staff sees it. */
export const officeWaitingListEntry = z.object({
  cuid,
  position: z.int().min(1),
  /** Whether staff put them before those who have none; among these the order of joining holds. */
  has_priority: z.boolean(),
  /** Whether their family wants places for all of them or none. */
  together: z.boolean(),
  created_at: instant,
  offered_at: instant.nullable(),
  /** Until when a place is kept for them; null while none is. */
  offer_expires_at: instant.nullable(),
  /** What they ordered a place for in advance, in minor units; null where they did not. */
  advance_price: price.nullable(),
  participant: z.object({ cuid, name: z.string() }),
  /** E-mail address and phone are null for who may not see contacts. */
  customer: z.object({
    cuid,
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
  }),
});

/** The same in the list of an activity, with what it is for. */
export const activityWaitingListEntry = officeWaitingListEntry.extend({
  availability: z.object({ cuid, start_at: instant }),
});
