import { z } from 'zod';

/**
 * The free hours of resources on a day, in a list (2 §2): of all that can be booked, or of those
 * named.
 */
export const settings = z.object({
  resources: z.array(z.int().min(1)).max(50).optional(),
  'bookings-configurations': z.array(z.int().min(1)).max(50).optional(),
});

export type Settings = z.infer<typeof settings>;
