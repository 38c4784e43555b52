import { z } from 'zod';
import { length, pictureAddress } from '../pieces/ground/ground-settings.ts';

/** A picture (3 §2). Without words in `alt` it is decoration. */
export const settings = z.object({
  url: pictureAddress,
  alt: z.string().default(''),
  width: length.default('100%'),
  height: length.default('auto'),
  'aspect-ratio': z
    .string()
    .regex(/^(auto|\d{1,4}(\.\d+)?( ?\/ ?\d{1,4}(\.\d+)?)?)$/)
    .default('auto'),
  'object-fit': z.enum(['cover', 'contain']).default('cover'),
  'border-radius': length.default('20px'),
  href: z
    .string()
    .trim()
    .min(1)
    .regex(/^(\/|#|https?:\/\/|mailto:|tel:)/i)
    .nullable()
    .default(null),
});

export type Settings = z.infer<typeof settings>;
