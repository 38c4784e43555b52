import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { instant } from '../general/shapes.ts';
import { period } from './period-filters.ts';

/**
 * Lists the months in which an availability of a published activity starts, from `after` but never
 * before now, for the period filter (2 §7).
 */
export const listActivityPeriods = endpoint({
  method: 'GET',
  path: '/api/activities/periods',
  who: 'anyone',
  summary: 'Lists the months in which an activity has something that starts; at most 48.',
  request: z.object({
    after: instant.optional(),
    /** Only months with an open availability. */
    available_only: z.boolean().default(false),
  }),
  answer: z.object({ data: z.array(z.object({ period })) }),
  errors: [],
});
