import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';
import { version } from '../general/versions.ts';

/**
 * Takes a page offline; at the address of a page of ours, ours is back. What was online becomes the
 * draft, unless something is being written. Refuses PAGE_NOT_FOUND, and PAGE_NOT_WRITTEN for a page
 * that is not online.
 */
export const unpublishPage = endpoint({
  method: 'POST',
  path: '/api/back-office/pages/{page}/unpublish',
  who: 'website-pages.update',
  recent_password: 'always',
  summary: 'Takes a page offline, or puts ours back.',
  request: z.object({ page: cuid, version }),
  answer: done,
  errors: ['PAGE_NOT_FOUND', 'PAGE_NOT_WRITTEN'],
});
