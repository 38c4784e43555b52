import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { officeAvailability } from './office-shapes.ts';

/** Returns one availability with everything that can be changed. Refuses AVAILABILITY_NOT_FOUND. */
export const getOfficeAvailability = endpoint({
  method: 'GET',
  path: '/api/back-office/availabilities/{availability}',
  who: 'availabilities.read',
  summary: 'Shows one availability with its dates.',
  request: z.object({ availability: cuid }),
  answer: officeAvailability,
  errors: ['AVAILABILITY_NOT_FOUND'],
});
