import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';
import { version } from '../general/versions.ts';

/**
 * Drops what is being written of an article, which stays as it is published. Refuses
 * ARTICLE_NOT_FOUND, and ARTICLE_NOT_WRITTEN without a draft, or for one that is not published.
 */
export const deleteArticleDraft = endpoint({
  method: 'DELETE',
  path: '/api/back-office/articles/{article}/draft',
  who: 'blog-articles.update',
  summary: 'Drops the draft of an article.',
  request: z.object({ article: cuid, version }),
  answer: done,
  errors: ['ARTICLE_NOT_FOUND', 'ARTICLE_NOT_WRITTEN'],
});
