import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';
import { version } from '../general/versions.ts';
import { articleNumber } from './shapes.ts';

/**
 * Makes a version that was published the draft of its article, at the article's present address.
 * Refuses ARTICLE_NOT_FOUND and ARTICLE_VERSION_NOT_FOUND.
 */
export const restoreArticleVersion = endpoint({
  method: 'POST',
  path: '/api/back-office/articles/{article}/versions/{number}/restore',
  who: 'blog-articles.update',
  summary: 'Makes an earlier version of an article its draft.',
  request: z.object({ article: cuid, number: articleNumber, version }),
  answer: done,
  errors: ['ARTICLE_NOT_FOUND', 'ARTICLE_VERSION_NOT_FOUND'],
});
