import { z } from 'zod';

const link = z.object({
  text: z.string().trim().min(1),
  href: z
    .string()
    .trim()
    .min(1)
    .regex(/^(\/|#|https?:\/\/)/i),
});

/** Links to pages, side by side (3 §2). `label` names them for screen readers. */
export const settings = z.object({
  links: z.array(link).min(1).max(20),
  label: z.string().trim().default(''),
});

export type Settings = z.infer<typeof settings>;
