import { z } from 'zod';

/** The page after the checkout has no settings. */
export const settings = z.object({});

export type Settings = z.infer<typeof settings>;
