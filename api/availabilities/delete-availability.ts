import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, removed } from '../general/shapes.ts';

/**
 * Deletes an availability. Refuses AVAILABILITY_IN_USE when a registration, including a cancelled
 * one, or a cart names it: it can be closed.
 */
export const deleteAvailability = endpoint({
  method: 'DELETE',
  path: '/api/back-office/availabilities/{availability}',
  who: 'availabilities.delete',
  summary: 'Deletes an availability that nobody registered for.',
  request: z.object({ availability: cuid }),
  answer: removed,
  errors: ['AVAILABILITY_NOT_FOUND', 'AVAILABILITY_IN_USE'],
});
