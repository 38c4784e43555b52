import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { countedList, paging } from '../general/shapes.ts';
import { articleBrief } from './shapes.ts';

/** Lists the articles whose hour has come, the newest first (3 §7). */
export const listArticles = endpoint({
  method: 'GET',
  path: '/api/blog/articles',
  who: 'anyone',
  summary: 'Lists the published articles of the blog, the newest first.',
  request: z.object({ ...paging }),
  answer: countedList(articleBrief),
  errors: [],
});
