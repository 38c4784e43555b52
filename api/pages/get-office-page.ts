import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { officePage } from './shapes.ts';

/**
 * Returns a page as it is being written, in every language. Refuses PAGE_NOT_FOUND,
 * and PAGE_TOO_LARGE for one that the editor cannot show whole.
 */
export const getOfficePage = endpoint({
  method: 'GET',
  path: '/api/back-office/pages/{page}',
  who: 'website-pages.read',
  summary: 'Shows a page of the site with its draft.',
  request: z.object({ page: cuid }),
  answer: officePage,
  errors: ['PAGE_NOT_FOUND', 'PAGE_TOO_LARGE'],
});
