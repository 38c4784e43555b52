import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { siteFields } from './site-shapes.ts';

/**
 * Changes the texts and settings of every page of the site, part by part. Refuses COLOURS_TOO_CLOSE
 * below the contrast of WCAG AA, ENDS_BEFORE_START for an announcement that would never show,
 * LINK_INVALID, and CSS_BROKEN, CSS_NOT_ALLOWED or CSS_TOO_LONG for its own styles, with line and
 * column, all at their fields.
 */
export const updateSite = endpoint({
  method: 'PUT',
  path: '/api/back-office/site',
  who: 'websites.update',
  summary: 'Changes announcement, contact, footer, menu, colours, theme or styles of the site.',
  request: z.object({ version, ...anyFieldOf(siteFields) }),
  answer: done,
  errors: [
    'COLOURS_TOO_CLOSE',
    'CSS_BROKEN',
    'CSS_NOT_ALLOWED',
    'CSS_TOO_LONG',
    'ENDS_BEFORE_START',
    'LINK_INVALID',
  ],
  recent_password: 'always',
});
