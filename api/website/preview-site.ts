import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anyFieldOf } from '../general/versions.ts';
import { siteFields } from './site-shapes.ts';

/**
 * Previews drafts of parts of the site, before anybody else sees them: returns a
 * path of the site that opens for an hour. Refuses what `updateSite` refuses.
 */
export const previewSite = endpoint({
  method: 'POST',
  path: '/api/back-office/site/preview',
  who: 'websites.update',
  summary:
    'Shows announcement, contact, footer, menu, colours, theme or styles before they are public.',
  request: z.object(anyFieldOf(siteFields)),
  answer: z.object({ preview: z.string() }),
  errors: [
    'COLOURS_TOO_CLOSE',
    'CSS_BROKEN',
    'CSS_NOT_ALLOWED',
    'CSS_TOO_LONG',
    'ENDS_BEFORE_START',
    'LINK_INVALID',
  ],
});
