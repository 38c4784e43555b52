import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { officeArticle } from './shapes.ts';

/** Returns an article as it is being written, in every language. Refuses ARTICLE_NOT_FOUND. */
export const getOfficeArticle = endpoint({
  method: 'GET',
  path: '/api/back-office/articles/{article}',
  who: 'blog-articles.read',
  summary: 'Shows an article of the blog with its draft.',
  request: z.object({ article: cuid }),
  answer: officeArticle,
  errors: ['ARTICLE_NOT_FOUND'],
});
