import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { cuid, done } from '../general/shapes.ts';
import { resourceFields } from './office-shapes.ts';

/** Changes a resource. Refuses as `createResource`. */
export const updateResource = endpoint({
  method: 'PUT',
  path: '/api/back-office/resources/{resource}',
  who: 'resources.update',
  summary: 'Changes a resource.',
  request: z.object({ resource: cuid, version, ...anyFieldOf(resourceFields) }),
  answer: done,
  errors: [
    'RESOURCE_NOT_FOUND',
    'IMAGE_UNKNOWN',
    'LOCATION_NOT_FOUND',
    'RESOURCE_GROUP_NOT_FOUND',
    'BOOKING_CONFIGURATION_NOT_FOUND',
  ],
});
