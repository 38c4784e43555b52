import { z } from 'zod';
import { length } from '../pieces/ground/ground-settings.ts';

/** The content of another site (3 §2), over https alone. */
export const settings = z.object({
  url: z
    .string()
    .trim()
    .max(1000)
    .regex(/^https:\/\/[^\s"'<>\\@]+$/),
  /** Its name, for people who do not see it; that of its site without one. */
  title: z.string().default(''),
  width: length.default('100%'),
  height: length.default('auto'),
  'aspect-ratio': z
    .string()
    .regex(/^(auto|\d{1,4}(\.\d+)?( ?\/ ?\d{1,4}(\.\d+)?)?)$/)
    .default('16 / 9'),
});

export type Settings = z.infer<typeof settings>;
