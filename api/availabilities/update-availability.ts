import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { cuid, done } from '../general/shapes.ts';
import { availabilityFields } from './office-shapes.ts';

/**
 * Changes an availability. Agreed prices stay; a capacity below the places sold keeps those and
 * sells no more.
 */
export const updateAvailability = endpoint({
  method: 'PUT',
  path: '/api/back-office/availabilities/{availability}',
  who: 'availabilities.update',
  summary: 'Changes price, places, limits and state of an availability.',
  request: z.object({ availability: cuid, version, ...anyFieldOf(availabilityFields) }),
  answer: done,
  errors: ['AVAILABILITY_NOT_FOUND', 'LOCATION_UNKNOWN'],
});
