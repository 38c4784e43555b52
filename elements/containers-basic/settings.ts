import { z } from 'zod';
import { ground, padding } from '../pieces/ground/ground-settings.ts';

/** A box (3 §2): padding, background and alignment. */
export const settings = z.object({
  padding,
  background: ground({ color: 'transparent', image: null, opacity: 0 }).prefault({}),
  display: z.enum(['block', 'inline-block', 'flex', 'grid', 'none']).default('block'),
});

export type Settings = z.infer<typeof settings>;
