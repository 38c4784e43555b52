import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { officeLocation } from './office-shapes.ts';

/** Returns one location. Refuses LOCATION_NOT_FOUND. */
export const getOfficeLocation = endpoint({
  method: 'GET',
  path: '/api/back-office/locations/{location}',
  who: 'locations.read',
  summary: 'Shows one location.',
  request: z.object({ location: cuid }),
  answer: officeLocation,
  errors: ['LOCATION_NOT_FOUND'],
});
