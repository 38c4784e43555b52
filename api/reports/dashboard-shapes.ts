import { z } from 'zod';
import { cuid, day, instant } from '../general/shapes.ts';

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
