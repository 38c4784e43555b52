import { z } from 'zod';

/** A part of the page within its width; it has no settings (3 §2). */
export const settings = z.object({});

export type Settings = z.infer<typeof settings>;
