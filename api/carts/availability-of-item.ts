import { z } from 'zod';
import { cuid, id, instant } from '../general/shapes.ts';

/** The availability of an item, with the part of its activity that a line shows. */
export const availabilityOfItem = z.object({
  id,
  cuid,
  start_at: instant,
  end_at: instant,
  location: z.object({ name: z.string(), city: z.string() }).nullable(),
  activity: z.object({ id, cuid, slug: z.string(), title: z.string(), motif: z.string() }),
});
