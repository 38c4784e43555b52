import { z } from 'zod';

/** The checkout has no settings. */
export const settings = z.object({});

export type Settings = z.infer<typeof settings>;
