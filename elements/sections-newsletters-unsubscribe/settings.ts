import { z } from 'zod';

/** The organiser's words instead of ours; null keeps ours. */
export const settings = z.object({
  title: z.string().trim().min(1).max(200).nullable().default(null),
  subtitle: z.string().trim().min(1).max(500).nullable().default(null),
});

export type Settings = z.infer<typeof settings>;
