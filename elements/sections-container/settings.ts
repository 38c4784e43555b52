import { z } from 'zod';

/** Keeps the width of the page; it has no settings (3 §2). */
export const settings = z.object({});

export type Settings = z.infer<typeof settings>;
