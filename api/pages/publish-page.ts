import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { version } from '../general/versions.ts';
import { pageNumber } from './shapes.ts';

/**
 * Puts the draft of a page online as its next version; the address that it had leads to the new
 * one. Refuses PAGE_NOT_FOUND, PAGE_NOT_WRITTEN without a draft, PATHNAME_TAKEN, PAGE_TOO_LARGE for
 * elements that the editor cannot show whole, and PAGE_NEEDS_ELEMENT for a page of ours without the
 * element that it is about.
 */
export const publishPage = endpoint({
  method: 'POST',
  path: '/api/back-office/pages/{page}/publish',
  who: 'website-pages.update',
  recent_password: 'always',
  summary: 'Publishes the draft of a page.',
  request: z.object({ page: cuid, version }),
  answer: z.object({ number: pageNumber, message: z.string().nullable() }),
  errors: [
    'PAGE_NOT_FOUND',
    'PAGE_NOT_WRITTEN',
    'PATHNAME_TAKEN',
    'PAGE_TOO_LARGE',
    'PAGE_NEEDS_ELEMENT',
  ],
});
