import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { resource } from './shapes.ts';

/**
 * Returns one resource that can be booked (2 §2). Refuses RESOURCE_NOT_FOUND for one that cannot be
 * booked, or no longer.
 */
export const getResource = endpoint({
  method: 'GET',
  path: '/api/resources/{resource}',
  who: 'anyone',
  summary: 'Shows one published resource.',
  request: z.object({ resource: cuid }),
  answer: resource,
  errors: ['RESOURCE_NOT_FOUND'],
});
