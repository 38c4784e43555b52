import { z } from 'zod';

const property = z.object({
  id: z.enum(['images', 'description', 'price', 'locations', 'ages', 'categories', 'reviews']),
  disabled: z.boolean().default(false),
});

const PROPERTIES = (
  ['images', 'categories', 'ages', 'locations', 'description', 'price', 'reviews'] as const
).map((id) => ({ id, disabled: false }));

/** The head of an activity's page (2 §2). */
export const settings = z.object({
  'activities-properties': z.array(property).max(10).default(PROPERTIES),
});

export type Settings = z.infer<typeof settings>;
