import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { pageFields, pageNumber } from './shapes.ts';

/**
 * Shows the elements of a version of a page that was online; nothing is changed. Refuses
 * PAGE_NOT_FOUND, PAGE_VERSION_NOT_FOUND, and PAGE_TOO_LARGE for one that the editor cannot show
 * whole.
 */
export const getPageVersion = endpoint({
  method: 'GET',
  path: '/api/back-office/pages/{page}/versions/{number}',
  who: 'website-pages.read',
  summary: 'Shows a version of a page.',
  request: z.object({ page: cuid, number: pageNumber }),
  answer: z.object({ content: pageFields.content }),
  errors: ['PAGE_NOT_FOUND', 'PAGE_VERSION_NOT_FOUND', 'PAGE_TOO_LARGE'],
});
