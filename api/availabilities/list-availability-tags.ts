import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/**
 * Lists the tags ever given to availabilities, to choose from; at most 500, in alphabetical order.
 */
export const listAvailabilityTags = endpoint({
  method: 'GET',
  path: '/api/back-office/availability-tags',
  who: 'availabilities.read',
  summary: 'Lists the tags of availabilities.',
  request: z.object({}),
  answer: z.object({ tags: z.array(z.string()) }),
  errors: [],
});
