import { z } from 'zod';
import { amount, cuid, day, instant } from '../general/shapes.ts';

/** An availability to come, with how many of its places are taken. */
export const availability = z.object({
  cuid,
  activity: z.string(),
  start_at: instant,
  registered: z.int(),
  capacity: z.int(),
});

/** An availability that is cancelled by itself on a day, unless enough register. */
export const cancelledSoon = z.object({
  cuid,
  activity: z.string(),
  start_at: instant,
  registered: z.int(),
  minimum: z.int(),
  decide_on: day,
});

/** What the reports of money received and of sales say of a day, in minor units. */
export const salesOfDay = z.object({
  day,
  /** What came in, without what a wallet paid, and what went back (below 0). */
  received_amount: amount,
  refunded_amount: amount,
  /** Registrations made, cancelled since or not. */
  registrations: z.int(),
  /** What was charged for all kinds of things, and what was cancelled (below 0). */
  sold_amount: amount,
  cancelled_amount: amount,
});
