import { z } from 'zod';
import { pictureAddress } from '../pieces/ground/ground-settings.ts';

/**
 * Words next to a picture (3 §2): one address or several, of which the first is shown. All three
 * texts are required, even if empty.
 */
export const settings = z.object({
  label: z.string(),
  title: z.string(),
  description: z.string(),
  image: z.union([pictureAddress, z.array(pictureAddress).min(1)]),
  /** The subject of the picture; empty when it is decoration. */
  alt: z.string().default(''),
  layout: z.enum(['full-width', 'container']).default('container'),
  origin: z.enum(['left', 'right']).default('left'),
  level: z.enum(['h1', 'h2']).default('h1'),
});

export type Settings = z.infer<typeof settings>;
