import { z } from 'zod';

/** Text of the rich editor, sanitised when it was written. */
export const settings = z.object({ content: z.string().trim().min(1) });

export type Settings = z.infer<typeof settings>;
