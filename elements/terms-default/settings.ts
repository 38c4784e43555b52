import { z } from 'zod';

/** The terms of the organiser. */
export const settings = z.object({});

export type Settings = z.infer<typeof settings>;
