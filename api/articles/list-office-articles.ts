import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list } from '../general/shapes.ts';
import { officeArticleLine } from './shapes.ts';

/** Lists the articles of the organiser, drafts first, then the newest, a thousand at most. */
export const listOfficeArticles = endpoint({
  method: 'GET',
  path: '/api/back-office/articles',
  who: 'blog-articles.read',
  summary: 'Lists the articles of the blog with their state.',
  request: z.object({}),
  answer: list(officeArticleLine),
  errors: [],
});
