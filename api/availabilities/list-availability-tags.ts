import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** The tags that availabilities were ever given, to choose from; at most 500, in the order of the alphabet. */
export const listAvailabilityTags = endpoint({
  method: 'GET',
  path: '/api/back-office/availability-tags',
  who: 'availabilities.read',
  summary: 'Lists the tags of availabilities.',
  request: z.object({}),
  answer: z.object({ tags: z.array(z.string()) }),
  errors: [],
});
