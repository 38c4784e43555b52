import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';

/**
 * Deletes a page of the organiser's own with its draft, versions and old addresses. Refuses
 * PAGE_NOT_FOUND, and PAGE_IS_OURS for one of ours, which can be put back instead.
 */
export const deletePage = endpoint({
  method: 'DELETE',
  path: '/api/back-office/pages/{page}',
  who: 'website-pages.delete',
  recent_password: 'always',
  summary: 'Deletes a page of the site.',
  request: z.object({ page: cuid }),
  answer: done,
  errors: ['PAGE_NOT_FOUND', 'PAGE_IS_OURS'],
});
