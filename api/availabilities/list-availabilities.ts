import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { countedList, paging } from '../general/shapes.ts';
import { availabilityFilters } from './filters.ts';
import { availability } from './shapes.ts';

/**
 * Lists availabilities of published activities, by start, filtered and paged (2 §7). The same
 * answer for everybody.
 */
export const listAvailabilities = endpoint({
  method: 'GET',
  path: '/api/availabilities',
  who: 'anyone',
  summary: 'Lists availabilities that match the filters, earliest first.',
  request: z.object({
    ...paging,
    ...availabilityFilters,
    /** Only availabilities that have not ended yet. */
    ahead: z.boolean().default(false),
    sort: z.enum(['start_at', '-start_at']).default('start_at'),
  }),
  answer: countedList(availability),
  errors: [],
});
