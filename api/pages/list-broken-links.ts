import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { oneLine } from '../general/shapes.ts';

/**
 * Lists those of some links of the site that lead nowhere: to no page that is online, and to no
 * record or file that the public sees. Links to other sites are not followed.
 */
export const listBrokenLinks = endpoint({
  method: 'POST',
  path: '/api/back-office/pages/broken-links',
  who: 'website-pages.read',
  reads_only: true,
  summary: 'Lists the links that lead nowhere.',
  request: z.object({ hrefs: z.array(oneLine(2000)).max(500) }),
  answer: z.object({ data: z.array(z.string()) }),
  errors: [],
});
