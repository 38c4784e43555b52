import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { website } from './shapes.ts';

/**
 * Returns the organiser, header, footer and top bar of every page (1 §3.1). The same answer for
 * everybody, except for a viewer of a draft. Refuses PREVIEW_OVER for one whose hour is over.
 */
export const getWebsite = endpoint({
  method: 'GET',
  path: '/api/website',
  who: 'anyone',
  summary: 'Shows the organiser of this site with its header, footer and top bar.',
  request: z.object({
    /**
     * Shows the draft instead of the published version, to people with the path from the
     * back-office.
     */
    draft: z.string().min(1).max(500).optional(),
  }),
  answer: website,
  errors: ['PREVIEW_OVER'],
});
