import { z } from 'zod';
import { scheduleMode, scheduleSettings } from '../pieces/schedule/schedule-settings.ts';

/**
 * The free hours of resources (2 §2), of all that can be booked or of the named ones: on a day,
 * side by side, or in the week of one of them.
 */
export const settings = z.object({
  resources: z.array(z.int().min(1)).max(50).optional(),
  'bookings-configurations': z.array(z.int().min(1)).max(50).optional(),
  span: z.enum(['day', 'week']).default('day'),
  mode: scheduleMode.default('calendar'),
  ...scheduleSettings,
  /** True to choose consecutive hours and book them as one; else each leads to its booking. */
  'multiple-selection': z.boolean().default(true),
});

export type Settings = z.infer<typeof settings>;
