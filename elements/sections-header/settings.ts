import { z } from 'zod';

/** The head of a part of the page (3 §2); `h1` when it is that of the page itself. */
export const settings = z
  .object({
    label: z.string().trim().default(''),
    title: z.string().trim().default(''),
    subtitle: z.string().trim().default(''),
    alignment: z.enum(['left', 'center', 'right']).default('left'),
    level: z.enum(['h1', 'h2']).default('h2'),
  })
  .refine(({ label, title, subtitle }) => label + title + subtitle !== '');

export type Settings = z.infer<typeof settings>;
