import { z } from 'zod';
import { locationOfAvailability } from '../availabilities/shapes.ts';
import { endpoint } from '../endpoint.ts';

/** Locations where something of a published activity is ahead, by name (2 §7). */
export const listLocations = endpoint({
  method: 'GET',
  path: '/api/locations',
  who: 'anyone',
  summary: 'Lists locations, for filters.',
  request: z.object({}),
  answer: z.object({ data: z.array(locationOfAvailability) }),
  errors: [],
});
