import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, removed } from '../general/shapes.ts';

/**
 * Deletes a location. Refuses LOCATION_IN_USE while an availability, past or coming, takes place
 * there.
 */
export const deleteLocation = endpoint({
  method: 'DELETE',
  path: '/api/back-office/locations/{location}',
  who: 'locations.delete',
  summary: 'Deletes a location that nothing uses.',
  request: z.object({ location: cuid }),
  answer: removed,
  errors: ['LOCATION_NOT_FOUND', 'LOCATION_IN_USE'],
});
