import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done } from '../general/shapes.ts';

/** Deletes an article with its draft and versions. Refuses ARTICLE_NOT_FOUND. */
export const deleteArticle = endpoint({
  method: 'DELETE',
  path: '/api/back-office/articles/{article}',
  who: 'blog-articles.delete',
  recent_password: 'always',
  summary: 'Deletes an article of the blog.',
  request: z.object({ article: cuid }),
  answer: done,
  errors: ['ARTICLE_NOT_FOUND'],
});
