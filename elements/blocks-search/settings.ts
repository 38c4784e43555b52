import { z } from 'zod';

/** A field that searches the catalogue of another page, `href`. */
export const settings = z.object({
  href: z
    .string()
    .trim()
    .regex(/^\/[^?#]*$/)
    .default('/activities'),
});

export type Settings = z.infer<typeof settings>;
