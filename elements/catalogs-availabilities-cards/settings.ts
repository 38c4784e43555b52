import { z } from 'zod';
import { DATE_FILTERS, dateSettings, shown } from '../pieces/date-card/date-settings.ts';

const filter = z.object({ id: z.enum(DATE_FILTERS), disabled: z.boolean().default(false) });

/** Dates of all activities as wide cards, earliest first, with filters above them (2 §2). */
export const settings = z.object({
  ...dateSettings,
  'availabilities-filters': z
    .array(filter)
    .max(10)
    .default(shown(...DATE_FILTERS)),
  columns: z.int().min(1).max(6).default(2),
});

export type Settings = z.infer<typeof settings>;
