import { z } from 'zod';

/** No settings: the address names the booking. */
export const settings = z.object({});

export type Settings = z.infer<typeof settings>;
