import { z } from 'zod';

/** An hour of the day; an empty text is none (2 §5). */
const hour = z
  .union([z.int().min(0).max(24), z.string().regex(/^(\d|1\d|2[0-4])?$/), z.null()])
  .default(null);

/** What every schedule of a week can be set to (2 §2). */
export const scheduleSettings = {
  'start-hour': hour,
  'end-hour': hour,
  'show-empty-groups': z.array(z.enum(['desktop', 'mobile'])).default(['desktop']),
};

/** How a schedule is drawn. */
export const scheduleMode = z.enum(['stacked', 'calendar']);
