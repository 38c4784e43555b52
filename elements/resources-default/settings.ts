import { z } from 'zod';

/** The page of one resource (2 §2). */
export const settings = z.object({ subtitle: z.string().optional() });

export type Settings = z.infer<typeof settings>;
