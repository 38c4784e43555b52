import { z } from 'zod';
import { amount, cuid, day, instant } from '../general/shapes.ts';

/** An availability to come, with the number of its places taken. */
export const availability = z.object({
  cuid,
  activity: z.string(),
  start_at: instant,
  registered: z.int(),
  capacity: z.int(),
});

/** An availability that is cancelled automatically on a day, unless enough register. */
export const cancelledSoon = z.object({
  cuid,
  activity: z.string(),
  start_at: instant,
  registered: z.int(),
  minimum: z.int(),
  decide_on: day,
});

/** The figures of the reports of payments and of sales for a day, in minor units. */
export const salesOfDay = z.object({
  day,
  /** The money received, without payments by wallet, and the money given back (below 0). */
  received_amount: amount,
  refunded_amount: amount,
  /** Registrations made, including those cancelled since. */
  registrations: z.int(),
  /** The amount charged for all kinds of items, and the amount cancelled (below 0). */
  sold_amount: amount,
  cancelled_amount: amount,
});
