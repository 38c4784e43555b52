import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, dayOrInstant, id, instant, countedList, paging, price } from '../general/shapes.ts';
import { availabilityFilters } from './filters.ts';
import { availabilityDate } from './shapes.ts';

/**
 * Lists single dates of availabilities between two instants, earliest first, for schedules (2 §7).
 * A day instead of an instant means the start of that day in the organiser's zone. A start before
 * now becomes now.
 */
export const listAvailabilityDates = endpoint({
  method: 'GET',
  path: '/api/availabilities/dates',
  who: 'anyone',
  summary: 'Lists the dates of availabilities that start within a span of time.',
  request: z.object({
    ...paging,
    ...availabilityFilters,
    after: dayOrInstant.optional(),
    before: dayOrInstant.optional(),
    /** True: each date with the categories of its activity. */
    categories: z.boolean().default(false),
  }),
  answer: z.object({
    availabilities_dates: countedList(
      availabilityDate.extend({
        /** Places left, at most those left in its availability; null if neither has a limit. */
        places_left: z.int().nullable(),
        availability: z.object({
          id,
          cuid,
          start_at: instant,
          end_at: instant,
          price,
          /** Its own age limits, else its activity's. */
          age_minimum: z.int().nullable(),
          age_maximum: z.int().nullable(),
          /** Start of registration, for members if first; null if it began with the offer. */
          opens_at: instant.nullable(),
          /** The title of its location, or its name. */
          location: z.string().nullable(),
          activity: z.object({
            slug: z.string(),
            title: z.string(),
            registration_flow: z.enum(['AVAILABILITIES', 'REQUEST']),
            /** Each with its group by cuid; empty unless `categories`. */
            categories: z.array(z.object({ title: z.string(), group: cuid })),
          }),
        }),
      }),
    ),
  }),
  errors: [],
});
