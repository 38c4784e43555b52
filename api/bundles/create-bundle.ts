import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { bundleFields } from './office-shapes.ts';

/** Adds a bundle for sale. Refuses unknown pictures and activities. */
export const createBundle = endpoint({
  method: 'POST',
  path: '/api/back-office/bundles',
  who: 'bundles.create',
  summary: 'Adds a bundle.',
  request: z.object(bundleFields),
  answer: z.object({ cuid }),
  errors: ['IMAGE_UNKNOWN', 'ACTIVITY_NOT_FOUND'],
});
