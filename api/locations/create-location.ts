import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { locationFields } from './office-shapes.ts';

/** Adds a location. */
export const createLocation = endpoint({
  method: 'POST',
  path: '/api/back-office/locations',
  who: 'locations.create',
  summary: 'Adds a location.',
  request: z.object(locationFields),
  answer: z.object({ cuid }),
  errors: [],
});
