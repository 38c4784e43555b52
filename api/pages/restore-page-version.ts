import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';
import { version } from '../general/versions.ts';
import { pageNumber } from './shapes.ts';

/**
 * Makes a version that was online the draft of its page, at the page's present address. Refuses
 * PAGE_NOT_FOUND and PAGE_VERSION_NOT_FOUND.
 */
export const restorePageVersion = endpoint({
  method: 'POST',
  path: '/api/back-office/pages/{page}/versions/{number}/restore',
  who: 'website-pages.update',
  summary: 'Makes an earlier version of a page its draft.',
  request: z.object({ page: cuid, number: pageNumber, version }),
  answer: done,
  errors: ['PAGE_NOT_FOUND', 'PAGE_VERSION_NOT_FOUND'],
});
