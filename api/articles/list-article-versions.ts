import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, list } from '../general/shapes.ts';
import { articleVersion } from './shapes.ts';

/**
 * Lists the versions of an article that were published, the last first, two hundred at most.
 * Refuses ARTICLE_NOT_FOUND.
 */
export const listArticleVersions = endpoint({
  method: 'GET',
  path: '/api/back-office/articles/{article}/versions',
  who: 'blog-articles.read',
  summary: 'Lists the versions of an article.',
  request: z.object({ article: cuid }),
  answer: list(articleVersion),
  errors: ['ARTICLE_NOT_FOUND'],
});
