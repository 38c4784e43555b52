import { z } from 'zod';
import { length } from '../pieces/ground/ground-settings.ts';

/** Elements in columns of the same width (3 §2). */
export const settings = z.object({
  columns: z.int().min(1).max(12).default(3),
  gap: length.default('2rem'),
});

export type Settings = z.infer<typeof settings>;
