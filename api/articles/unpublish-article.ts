import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';
import { version } from '../general/versions.ts';

/**
 * Takes an article offline, or no longer plans it; what was published becomes its draft, unless
 * something is being written. Refuses ARTICLE_NOT_FOUND, and ARTICLE_NOT_WRITTEN for one that is
 * not published.
 */
export const unpublishArticle = endpoint({
  method: 'POST',
  path: '/api/back-office/articles/{article}/unpublish',
  who: 'blog-articles.update',
  recent_password: 'always',
  summary: 'Takes an article offline.',
  request: z.object({ article: cuid, version }),
  answer: done,
  errors: ['ARTICLE_NOT_FOUND', 'ARTICLE_NOT_WRITTEN'],
});
