import { z } from 'zod';

/** A notice for visitors (3 §2). */
export const settings = z
  .object({
    color: z.enum(['blue', 'red', 'yellow', 'green']).default('blue'),
    title: z.string().trim().default(''),
    content: z.string().trim().default(''),
  })
  .refine(({ title, content }) => title !== '' || content !== '');

export type Settings = z.infer<typeof settings>;
