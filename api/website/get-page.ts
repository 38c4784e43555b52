import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page } from './shapes.ts';

/**
 * Returns the page at a pathname without language, `/activities/judo` (1 §2.1). Refuses
 * PAGE_NOT_FOUND, with the present pathname (`moved_to`) when the page was moved, and PREVIEW_OVER
 * for the preview of a draft that has expired.
 */
export const getPage = endpoint({
  method: 'GET',
  path: '/api/website/page',
  who: 'anyone',
  summary: 'Finds the page of the website that fits a pathname, with its element tree.',
  request: z.object({
    pathname: z.string().min(1).max(1000).startsWith('/'),
    /**
     * Shows the draft instead of the published version, to people with the path from the
     * back-office.
     */
    draft: z.string().min(1).max(500).optional(),
  }),
  answer: page,
  errors: ['PAGE_NOT_FOUND', 'PREVIEW_OVER'],
});
