import { z } from 'zod';
import { shown } from '../pieces/date-card/date-settings.ts';

const FILTERS = [
  'search',
  'date',
  'date-calendar',
  'location',
  'category',
  'period',
  'weekday',
  'age',
] as const;

/** Filters in one line for the catalogues of the same page (2 §2). */
export const settings = z.object({
  'availabilities-filters': z
    .array(z.object({ id: z.enum(FILTERS), disabled: z.boolean().default(false) }))
    .max(10)
    .default(shown('search', 'date', 'location', 'category')),
});

export type Settings = z.infer<typeof settings>;
