import { z } from 'zod';
import { pictureAddress } from '../pieces/ground/ground-settings.ts';

/** One thing worth knowing, with its picture (3 §2); some of its words are required. */
export const settings = z
  .object({
    label: z.string().trim().default(''),
    title: z.string().trim().default(''),
    subtitle: z.string().trim().default(''),
    /** Rich text, sanitised when it was written. */
    content: z.string().trim().default(''),
    image: pictureAddress.nullable().default(null),
    /** The subject of the picture; empty when it is decoration. */
    alt: z.string().default(''),
    alignment: z.enum(['left', 'center', 'right']).default('left'),
  })
  .refine(({ label, title, subtitle, content }) => label + title + subtitle + content !== '');

export type Settings = z.infer<typeof settings>;
