import { z } from 'zod';
import { length } from '../pieces/ground/ground-settings.ts';

/** A row or a column of elements (3 §2). */
export const settings = z.object({
  gap: length.default('1rem'),
  direction: z.enum(['row', 'column']).default('row'),
  align: z.enum(['start', 'center', 'end']).default('start'),
  justify: z.enum(['start', 'center', 'end', 'space-between', 'space-around']).default('center'),
});

export type Settings = z.infer<typeof settings>;
