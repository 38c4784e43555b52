import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, list } from '../general/shapes.ts';
import { pageVersion } from './shapes.ts';

/** Lists the versions of a page that were online, the last first. Refuses PAGE_NOT_FOUND. */
export const listPageVersions = endpoint({
  method: 'GET',
  path: '/api/back-office/pages/{page}/versions',
  who: 'website-pages.read',
  summary: 'Lists the versions of a page.',
  request: z.object({ page: cuid }),
  answer: list(pageVersion),
  errors: ['PAGE_NOT_FOUND'],
});
