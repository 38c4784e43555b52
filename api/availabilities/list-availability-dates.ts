import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, dayOrInstant, id, instant, countedList, paging, price } from '../general/shapes.ts';
import { availabilityFilters } from './filters.ts';
import { availabilityDate } from './shapes.ts';

/**
 * Single dates of availabilities between two instants, earliest first, for schedules (2 §7). A day in place of an instant is where that day begins
 * in the organiser's zone. What is asked for before now begins now.
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
    /** True: each with the categories of its activity. */
    categories: z.boolean().default(false),
  }),
  answer: z.object({
    availabilities_dates: countedList(
      availabilityDate.extend({
        /** How many can still come: its own places, but not more than its availability has; null where neither has a limit. */
        places_left: z.int().nullable(),
        availability: z.object({
          id,
          cuid,
          start_at: instant,
          end_at: instant,
          price,
          /** Its own limits, else its activity's. */
          age_minimum: z.int().nullable(),
          age_maximum: z.int().nullable(),
          /** When registering begins, for members where they come first; null where it began with the offer. */
          opens_at: instant.nullable(),
          /** The title of its location, or its name. */
          location: z.string().nullable(),
          activity: z.object({
            slug: z.string(),
            title: z.string(),
            registration_flow: z.enum(['AVAILABILITIES', 'REQUEST']),
            /** With the group of each by its cuid; none where they are not asked for. */
            categories: z.array(z.object({ title: z.string(), group: cuid })),
          }),
        }),
      }),
    ),
  }),
  errors: [],
});
