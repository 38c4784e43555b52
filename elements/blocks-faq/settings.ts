import { z } from 'zod';

/** Rich text, sanitised when it was written. */
const answer = z.string().trim().min(1);

/** Questions with their answers, one of them open at a time (3 §2). */
export const settings = z.object({
  items: z
    .array(z.object({ id: z.string().min(1), question: z.string().trim().min(1), answer }))
    .min(1)
    .max(50),
});

export type Settings = z.infer<typeof settings>;
