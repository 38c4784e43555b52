import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { cuid, done } from '../general/shapes.ts';
import { bundleFields } from './office-shapes.ts';

/**
 * Changes a bundle that is offered. Bundles already sold keep their number of registrations and
 * their end.
 */
export const updateBundle = endpoint({
  method: 'PUT',
  path: '/api/back-office/bundles/{bundle}',
  who: 'bundles.update',
  summary: 'Changes a bundle.',
  request: z.object({ bundle: cuid, version, ...anyFieldOf(bundleFields) }),
  answer: done,
  errors: ['BUNDLE_NOT_FOUND', 'IMAGE_UNKNOWN', 'ACTIVITY_NOT_FOUND'],
});
