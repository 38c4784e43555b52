import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { cuid, done } from '../general/shapes.ts';
import { locationFields } from './office-shapes.ts';

/** Changes a location, wherever it is shown. Refuses LOCATION_NOT_FOUND. */
export const updateLocation = endpoint({
  method: 'PUT',
  path: '/api/back-office/locations/{location}',
  who: 'locations.update',
  summary: 'Changes a location.',
  request: z.object({ location: cuid, version, ...anyFieldOf(locationFields) }),
  answer: done,
  errors: ['LOCATION_NOT_FOUND'],
});
