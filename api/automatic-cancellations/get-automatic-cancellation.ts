import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { automaticCancellation } from './shapes.ts';

/**
 * Returns the minimum of registrations for an availability to take place, its deadline, and the
 * outcome; null when there is no minimum.
 */
export const getAutomaticCancellation = endpoint({
  method: 'GET',
  path: '/api/back-office/availabilities/{availability}/automatic-cancellation',
  who: 'availability-automatic-cancellations.read',
  summary: 'Shows the automatic cancellation of an availability.',
  request: z.object({ availability: cuid }),
  answer: z.object({ automatic_cancellation: automaticCancellation.nullable() }),
  errors: ['AVAILABILITY_NOT_FOUND'],
});
