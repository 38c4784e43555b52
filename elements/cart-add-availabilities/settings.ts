import { z } from 'zod';

/** No settings: the address names the availabilities to add. */
export const settings = z.object({});

export type Settings = z.infer<typeof settings>;
