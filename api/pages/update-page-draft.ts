import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { pageFields } from './shapes.ts';

/**
 * Keeps what is being written of a page; visitors see nothing of it. Rich text is sanitised.
 * Refuses PAGE_NOT_FOUND; PATHNAME_INVALID, PATHNAME_RESERVED, PATHNAME_TAKEN and, for a page of
 * ours, PAGE_IS_OURS for its address; PAGE_TOO_LARGE, ELEMENT_TWICE for two elements with one id,
 * ELEMENT_UNKNOWN and IMAGE_UNKNOWN.
 */
export const updatePageDraft = endpoint({
  method: 'PUT',
  path: '/api/back-office/pages/{page}/draft',
  who: 'website-pages.update',
  summary: 'Keeps the draft of a page.',
  request: z.object({ page: cuid, version, ...anyFieldOf(pageFields) }),
  answer: z.object({ cuid, version: z.int() }),
  errors: [
    'PAGE_NOT_FOUND',
    'PATHNAME_INVALID',
    'PATHNAME_RESERVED',
    'PATHNAME_TAKEN',
    'PAGE_IS_OURS',
    'PAGE_TOO_LARGE',
    'ELEMENT_TWICE',
    'ELEMENT_UNKNOWN',
    'IMAGE_UNKNOWN',
  ],
});
