import { z } from 'zod';
import { categoryOfActivity, image } from '../activities/shapes.ts';
import { availabilityDate } from '../availabilities/shapes.ts';
import { cuid, id, instant, price } from '../general/shapes.ts';

const dates = z.array(z.object({ start_at: instant, end_at: instant }));

/** The availability of a registration: its activity, dates and place (1 §3.1). */
export const availabilityOfRegistration = z.object({
  id,
  cuid,
  start_at: instant,
  end_at: instant,
  /** All its dates by start, including those not chosen. */
  dates: z.array(availabilityDate.omit({ cuid: true })),
  location: z
    .object({
      title: z.string(),
      name: z.string(),
      street: z.string(),
      number: z.string(),
      postcode: z.string(),
      city: z.string(),
    })
    .nullable(),
  activity: z.object({
    id,
    cuid,
    slug: z.string(),
    title: z.string(),
    /** Sanitised HTML. */
    description: z.string(),
    instructions: z.string(),
    motif: z.string(),
    images: z.array(image),
    categories: z.array(categoryOfActivity),
  }),
});

/** A registration in the account's lists (1 §3.1), amounts in minor units. */
export const accountRegistration = z.object({
  id,
  cuid,
  reference: z.string(),
  /** The chosen dates that take place, by start. */
  dates,
  quantity: z.int().min(1),
  total_amount: price,
  deposit_amount: price,
  paid_amount: price,
  /** The amount still to be paid; 0 once it is cancelled. */
  outstanding_amount: price,
  cancelled: z.boolean(),
  bundle_id: id.nullable(),
  bundle_capacity_refunded: z.boolean(),
  created_at: instant,
  participant: z.object({ id, cuid, fullname: z.string(), customer_id: id }),
  availability: availabilityOfRegistration,
});
