import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { officeBundle } from './office-shapes.ts';

/** Returns one bundle with its pictures, published or not. Refuses BUNDLE_NOT_FOUND. */
export const getOfficeBundle = endpoint({
  method: 'GET',
  path: '/api/back-office/bundles/{bundle}',
  who: 'bundles.read',
  summary: 'Shows one bundle with everything that can be changed.',
  request: z.object({ bundle: cuid }),
  answer: officeBundle,
  errors: ['BUNDLE_NOT_FOUND'],
});
