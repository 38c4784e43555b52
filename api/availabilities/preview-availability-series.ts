import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { day, instant } from '../general/shapes.ts';
import { seriesErrors, seriesFields } from './office-shapes.ts';

/** What a series would make, without making it. Refuses what the rule refuses (see domain/availabilities/recurrence.ts). */
export const previewAvailabilitySeries = endpoint({
  method: 'GET',
  path: '/api/back-office/availability-series',
  who: 'availabilities.create',
  summary: 'Shows which availabilities a series would make.',
  request: z.object(seriesFields),
  answer: z.object({
    availabilities: z.array(
      z.object({ dates: z.array(z.object({ day, start_at: instant, end_at: instant })) }),
    ),
  }),
  errors: [...seriesErrors],
});
