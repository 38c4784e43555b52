import { z } from 'zod';
import {
  dateProperties,
  scheduleMode,
  scheduleSettings,
} from '../pieces/schedule/schedule-settings.ts';

/** The week of an activity by request, to choose from (2 §2). */
export const settings = z.object({
  mode: scheduleMode.default('calendar'),
  ...scheduleSettings,
  ...dateProperties,
});

export type Settings = z.infer<typeof settings>;
