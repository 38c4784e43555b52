import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { cuid, done } from '../general/shapes.ts';
import { bundleFields } from './office-shapes.ts';

/** Changes a bundle that is offered. Those that were sold keep how many registrations they pay, and until when. */
export const updateBundle = endpoint({
  method: 'PUT',
  path: '/api/back-office/bundles/{bundle}',
  who: 'bundles.update',
  summary: 'Changes a bundle.',
  request: z.object({ bundle: cuid, version, ...anyFieldOf(bundleFields) }),
  answer: done,
  errors: ['BUNDLE_NOT_FOUND', 'IMAGE_UNKNOWN', 'ACTIVITY_NOT_FOUND'],
});
