import { z } from 'zod';
import { locationOfAvailability } from '../availabilities/shapes.ts';
import { endpoint } from '../endpoint.ts';
import { choice, selectorRequest } from '../general/selector-shapes.ts';
import { id } from '../general/shapes.ts';

/**
 * Lists locations with something of a published activity ahead, by name (2 §7); `search` looks in
 * name, title and city.
 */
export const listLocations = endpoint({
  method: 'GET',
  path: '/api/locations',
  who: 'anyone',
  summary: 'Lists locations, for filters.',
  request: z.object({
    ...selectorRequest,
    id: z.array(id).max(200).optional(),
    search: z.string().max(100).optional(),
  }),
  answer: z.object({ data: z.array(locationOfAvailability.extend({ id, ...choice })) }),
  errors: [],
});
