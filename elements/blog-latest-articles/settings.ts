import { z } from 'zod';

/** The newest articles, so many at most (2 §2). */
export const settings = z.object({ limit: z.int().min(1).max(12).default(3) });

export type Settings = z.infer<typeof settings>;
