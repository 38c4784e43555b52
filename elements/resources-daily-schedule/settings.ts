import { z } from 'zod';

/** When resources are free on a day, one below the other (2 §2): all that can be booked, or those that are named. */
export const settings = z.object({
  resources: z.array(z.int().min(1)).max(50).optional(),
  'bookings-configurations': z.array(z.int().min(1)).max(50).optional(),
});

export type Settings = z.infer<typeof settings>;
