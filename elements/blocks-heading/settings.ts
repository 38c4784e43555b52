import { z } from 'zod';

/** A heading; one h1 a page. */
export const settings = z.object({
  text: z.string().trim().min(1),
  level: z.enum(['h1', 'h2', 'h3', 'h4']).default('h2'),
  alignment: z.enum(['left', 'center', 'right']).default('left'),
});

export type Settings = z.infer<typeof settings>;
