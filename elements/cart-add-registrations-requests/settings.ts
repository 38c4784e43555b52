import { z } from 'zod';

/** What is to be asked for stands in the address; there are no settings. */
export const settings = z.object({});

export type Settings = z.infer<typeof settings>;
