import { z } from 'zod';
import { ground } from '../pieces/ground/ground-settings.ts';

/** Large words on a picture (3 §2); without a picture of the organiser, one of our drawings. */
export const settings = z.object({
  title: z.string().trim().min(1),
  subtitle: z.string().trim().default(''),
  background: ground({ color: 'ink', image: '/pictures/sky/banner.svg', opacity: 30 }).prefault({}),
  /** `h2` when the page already has a title. */
  level: z.enum(['h1', 'h2']).default('h1'),
});

export type Settings = z.infer<typeof settings>;
