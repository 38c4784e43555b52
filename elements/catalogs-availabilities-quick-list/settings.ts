import { z } from 'zod';
import { DATE_FILTERS, dateSettings, shown } from '../pieces/date-card/date-settings.ts';

const filter = z.object({
  id: z.enum([...DATE_FILTERS, 'date-calendar']),
  disabled: z.boolean().default(false),
});

/**
 * Dates of all activities in rows, to be booked at once, with a calendar of the days with dates
 * (2 §2).
 */
export const settings = z.object({
  ...dateSettings,
  'availabilities-filters': z
    .array(filter)
    .max(10)
    .default(shown('search', 'date-calendar', 'date', 'location', 'category')),
});

export type Settings = z.infer<typeof settings>;
