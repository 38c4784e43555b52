import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { availabilityPage } from './shapes.ts';

/**
 * Returns one availability of a published activity with its dates, options and questions (2 §2).
 * Refuses AVAILABILITY_NOT_FOUND.
 */
export const getAvailability = endpoint({
  method: 'GET',
  path: '/api/availabilities/{availability}',
  who: 'anyone',
  summary: 'Shows one availability with everything its registration form asks.',
  request: z.object({ availability: cuid }),
  answer: availabilityPage,
  errors: ['AVAILABILITY_NOT_FOUND'],
});
