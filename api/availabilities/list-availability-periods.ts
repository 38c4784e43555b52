import { z } from 'zod';
import { period } from '../activities/period-filters.ts';
import { endpoint } from '../endpoint.ts';

/** Lists the months ahead in which availabilities start, for the period filter (2 §7). */
export const listAvailabilityPeriods = endpoint({
  method: 'GET',
  path: '/api/availabilities/periods',
  who: 'anyone',
  summary: 'Lists the months in which something starts; at most 48.',
  request: z.object({ activity: z.string().max(200).optional() }),
  answer: z.object({ data: z.array(z.object({ period })) }),
  errors: [],
});
