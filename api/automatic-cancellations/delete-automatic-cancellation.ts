import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';

/**
 * Removes the minimum of registrations; does nothing when there was none. Refuses
 * AUTOMATIC_CANCELLATION_DECIDED while it is being cancelled.
 */
export const deleteAutomaticCancellation = endpoint({
  method: 'DELETE',
  path: '/api/back-office/availabilities/{availability}/automatic-cancellation',
  who: 'availability-automatic-cancellations.delete',
  summary: 'Takes an automatic cancellation away.',
  request: z.object({ availability: cuid }),
  answer: done,
  errors: ['AVAILABILITY_NOT_FOUND', 'AUTOMATIC_CANCELLATION_DECIDED'],
});
