import { z } from 'zod';

/**
 * The dates of an activity that are open or full, day by day, with a calendar of the days with
 * dates (2 §2).
 */
export const settings = z.object({
  calendar: z.boolean().default(true),
  'page-size': z.int().min(1).max(100).default(20),
});

export type Settings = z.infer<typeof settings>;
