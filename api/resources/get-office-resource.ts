import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { officeResource } from './office-shapes.ts';

/** Returns one resource with its pictures, published or not. Refuses RESOURCE_NOT_FOUND. */
export const getOfficeResource = endpoint({
  method: 'GET',
  path: '/api/back-office/resources/{resource}',
  who: 'resources.read',
  summary: 'Shows one resource with everything that can be changed.',
  request: z.object({ resource: cuid }),
  answer: officeResource,
  errors: ['RESOURCE_NOT_FOUND'],
});
