import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';
import { version } from '../general/versions.ts';

/**
 * Drops what is being written of a page, which stays as it is online. Refuses PAGE_NOT_FOUND, and
 * PAGE_NOT_WRITTEN without a draft, or when nothing of the page was ever published.
 */
export const deletePageDraft = endpoint({
  method: 'DELETE',
  path: '/api/back-office/pages/{page}/draft',
  who: 'website-pages.update',
  summary: 'Drops the draft of a page.',
  request: z.object({ page: cuid, version }),
  answer: done,
  errors: ['PAGE_NOT_FOUND', 'PAGE_NOT_WRITTEN'],
});
