import { z } from 'zod';
import { categoryInGroup } from '../date-card/date-settings.ts';

/** An hour of the day; an empty text means none (2 §5). */
const hour = z
  .union([z.int().min(0).max(24), z.string().regex(/^(\d|1\d|2[0-4])?$/), z.null()])
  .default(null);

/** The settings of every schedule of a week (2 §2). */
export const scheduleSettings = {
  'start-hour': hour,
  'end-hour': hour,
  'show-empty-groups': z.array(z.enum(['desktop', 'mobile'])).default(['desktop']),
};

const PROPERTIES = [
  'time',
  'activity',
  'dates',
  'weekday',
  'price',
  'location',
  'age',
  'capacity',
  'categories',
] as const;
const property = z.union([z.enum(PROPERTIES), categoryInGroup]);

/** A fact of a date in a schedule; its time is always shown (2 §2). */
export type ScheduleProperty = z.infer<typeof property>;

/**
 * The facts of each date in a schedule, in this order; undefined for those that tell them apart.
 */
export const dateProperties = {
  'availabilities-properties': z
    .array(z.object({ id: property, disabled: z.boolean().default(false) }))
    .max(20)
    .optional(),
};

/** The look of a schedule. */
export const scheduleMode = z.enum(['stacked', 'calendar']);
