import { z } from 'zod';

/** The list of articles (3 §2). */
export const settings = z.object({});

export type Settings = z.infer<typeof settings>;
