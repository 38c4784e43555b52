import { z } from 'zod';
import { ground } from '../ground/ground-settings.ts';

/** Large words on a picture (3 §2); without a picture of the organiser, one of our drawings. */
export const settings = z.object({
  title: z.string().trim().min(1),
  subtitle: z.string().trim().default(''),
  background: ground({ color: 'ink', image: '/pictures/sky/banner.svg', opacity: 30 }).prefault({}),
});

export type Settings = z.infer<typeof settings>;
