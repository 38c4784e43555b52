import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { articleFields } from './shapes.ts';

/**
 * Keeps what is being written of an article; families see nothing of it. Rich text is sanitised.
 * Refuses ARTICLE_NOT_FOUND, SLUG_INVALID, SLUG_TAKEN and IMAGE_UNKNOWN.
 */
export const updateArticleDraft = endpoint({
  method: 'PUT',
  path: '/api/back-office/articles/{article}/draft',
  who: 'blog-articles.update',
  summary: 'Keeps the draft of an article.',
  request: z.object({ article: cuid, version, ...anyFieldOf(articleFields) }),
  answer: z.object({ cuid, version: z.int() }),
  errors: ['ARTICLE_NOT_FOUND', 'SLUG_INVALID', 'SLUG_TAKEN', 'IMAGE_UNKNOWN'],
});
