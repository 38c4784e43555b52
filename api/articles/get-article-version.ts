import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { articleNumber, officeArticle } from './shapes.ts';

/**
 * Shows a version of an article that was published; nothing is changed. Refuses ARTICLE_NOT_FOUND
 * and ARTICLE_VERSION_NOT_FOUND.
 */
export const getArticleVersion = endpoint({
  method: 'GET',
  path: '/api/back-office/articles/{article}/versions/{number}',
  who: 'blog-articles.read',
  summary: 'Shows a version of an article.',
  request: z.object({ article: cuid, number: articleNumber }),
  answer: officeArticle.pick({ title: true, summary: true, content: true, images: true }),
  errors: ['ARTICLE_NOT_FOUND', 'ARTICLE_VERSION_NOT_FOUND'],
});
