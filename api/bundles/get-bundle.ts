import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { bundle } from './shapes.ts';

/**
 * Returns one bundle that is offered (2 §2). Refuses BUNDLE_NOT_FOUND for one that is not offered,
 * or no longer.
 */
export const getBundle = endpoint({
  method: 'GET',
  path: '/api/bundles/{bundle}',
  who: 'anyone',
  summary: 'Shows one published bundle.',
  request: z.object({ bundle: cuid }),
  answer: bundle,
  errors: ['BUNDLE_NOT_FOUND'],
});
