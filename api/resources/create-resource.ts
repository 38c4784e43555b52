import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { resourceFields } from './office-shapes.ts';

/** Adds a resource. Refuses pictures, a location, groups or a booking configuration that the organiser does not have. */
export const createResource = endpoint({
  method: 'POST',
  path: '/api/back-office/resources',
  who: 'resources.create',
  summary: 'Adds a resource.',
  request: z.object(resourceFields),
  answer: z.object({ cuid }),
  errors: [
    'IMAGE_UNKNOWN',
    'LOCATION_NOT_FOUND',
    'RESOURCE_GROUP_NOT_FOUND',
    'BOOKING_CONFIGURATION_NOT_FOUND',
  ],
});
