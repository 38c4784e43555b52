import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, id, instant, list, paging } from '../general/shapes.ts';
import { availabilityFilters } from './filters.ts';
import { availabilityDate } from './shapes.ts';

/** Single dates of availabilities between two instants, earliest first, for schedules (2 §7). */
export const listAvailabilityDates = endpoint({
  method: 'GET',
  path: '/api/availabilities/dates',
  who: 'anyone',
  summary: 'Lists the dates of availabilities that start within a span of time.',
  request: z.object({
    ...paging,
    ...availabilityFilters,
    after: instant.optional(),
    before: instant.optional(),
  }),
  answer: z.object({
    availabilities_dates: list(
      availabilityDate.extend({
        availability: z.object({
          id,
          cuid,
          activity: z.object({ slug: z.string(), title: z.string() }),
        }),
      }),
    ),
  }),
  errors: [],
});
