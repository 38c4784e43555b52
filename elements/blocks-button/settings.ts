import { z } from 'zod';

/** A link that looks like a button (3 §2). */
export const settings = z.object({
  style: z.enum(['plain', 'blurred', 'white', 'primary', 'secondary']).default('primary'),
  text: z.string().trim().min(1),
  href: z
    .string()
    .trim()
    .min(1)
    .regex(/^(\/|#|https?:\/\/|mailto:|tel:)/i),
});

export type Settings = z.infer<typeof settings>;
