import { z } from 'zod';

/** The page of one article (3 §2). */
export const settings = z.object({});

export type Settings = z.infer<typeof settings>;
