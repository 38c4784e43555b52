import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { articleFields } from './shapes.ts';

/** Begins an article with a draft; its address follows from its title. */
export const createArticle = endpoint({
  method: 'POST',
  path: '/api/back-office/articles',
  who: 'blog-articles.create',
  summary: 'Begins an article of the blog.',
  request: z.object({ title: articleFields.title }),
  answer: z.object({ cuid }),
  errors: [],
});
