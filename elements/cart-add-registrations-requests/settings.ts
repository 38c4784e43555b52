import { z } from 'zod';

/** No settings: the address names the availabilities to request. */
export const settings = z.object({});

export type Settings = z.infer<typeof settings>;
