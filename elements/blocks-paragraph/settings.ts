import { z } from 'zod';

/** Plain text; an empty line begins a new paragraph. */
export const settings = z.object({
  text: z.string().trim().min(1),
  alignment: z.enum(['left', 'center', 'right']).default('left'),
  size: z.enum(['normal', 'large']).default('normal'),
});

export type Settings = z.infer<typeof settings>;
