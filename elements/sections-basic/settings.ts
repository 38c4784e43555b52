import { z } from 'zod';
import { ground, padding } from '../pieces/ground/ground-settings.ts';

/** A band of the page with its own background (3 §2). */
export const settings = z.object({
  padding,
  background: ground({ color: 'white', image: null, opacity: 0 }).prefault({}),
});

export type Settings = z.infer<typeof settings>;
