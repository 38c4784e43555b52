import { MOST_CONFIGURED_WEEKS } from '@ribambelle/domain/date-configurations/configured-dates.ts';
import { z } from 'zod';
import { wallTime } from '../general/wall-time.ts';

/**
 * A date of a template: the number of its week, from 1, its weekday, 1 for Monday, and hours on the
 * wall; an end that is not after the start is on the next day.
 */
export const configuredDate = z.object({
  week: z.int().min(1).max(MOST_CONFIGURED_WEEKS),
  weekday: z.int().min(1).max(7),
  start_time: wallTime,
  end_time: wallTime,
});
