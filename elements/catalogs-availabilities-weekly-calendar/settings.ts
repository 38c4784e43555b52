import { z } from 'zod';
import { DATE_FILTERS, dateSettings, shown } from '../pieces/date-card/date-settings.ts';
import {
  dateProperties,
  scheduleMode,
  scheduleSettings,
} from '../pieces/schedule/schedule-settings.ts';

const filter = z.object({
  id: z.enum([...DATE_FILTERS, 'date-calendar', 'weekday', 'age']),
  disabled: z.boolean().default(false),
});
const { catalogs, allowed_status, include_started_availabilities } = dateSettings;

/** The week of the dates of all activities, with its filters (2 §2). */
export const settings = z.object({
  catalogs,
  allowed_status,
  include_started_availabilities,
  mode: scheduleMode.default('stacked'),
  ...scheduleSettings,
  ...dateProperties,
  /** True to choose several dates and register for them together; else each leads to its page. */
  'multiple-selection': z.boolean().default(true),
  /** True to open at the first week with dates instead of this one. */
  'initial-navigation': z.boolean().default(true),
  'availabilities-filters': z
    .array(filter)
    .max(10)
    .default(shown('search', 'location', 'category')),
  'filters-layout': z.enum(['aside', 'stacked']).default('aside'),
});

export type Settings = z.infer<typeof settings>;
