import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { article } from './shapes.ts';

/**
 * Returns an article by its slug, present or earlier (3 §2); with the link of a preview, as it is
 * being written, also by its cuid. Refuses ARTICLE_NOT_FOUND, also before its hour, and
 * PREVIEW_OVER.
 */
export const getArticle = endpoint({
  method: 'GET',
  path: '/api/blog/articles/{article}',
  who: 'anyone',
  summary: 'Shows one article of the blog.',
  request: z.object({
    article: z.string().min(1).max(200),
    /** Shows the draft, to people with the path from the back-office. */
    draft: z.string().min(1).max(500).optional(),
  }),
  answer: article,
  errors: ['ARTICLE_NOT_FOUND', 'PREVIEW_OVER'],
});
