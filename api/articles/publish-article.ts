import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, instant } from '../general/shapes.ts';
import { version } from '../general/versions.ts';

/**
 * Publishes the draft of an article as its next version, now or `at` a later instant; for one that
 * is planned and has no draft, moves its hour. One that is online keeps its date. Refuses
 * ARTICLE_NOT_FOUND, ARTICLE_NOT_WRITTEN when nothing would change, ARTICLE_ONLINE for planning one
 * that families see, ARTICLE_HOUR_PAST and SLUG_TAKEN.
 */
export const publishArticle = endpoint({
  method: 'POST',
  path: '/api/back-office/articles/{article}/publish',
  who: 'blog-articles.update',
  recent_password: 'always',
  summary: 'Publishes or plans an article.',
  request: z.object({ article: cuid, version, at: instant.nullable().default(null) }),
  answer: z.object({ published_at: instant, message: z.string().nullable() }),
  errors: [
    'ARTICLE_NOT_FOUND',
    'ARTICLE_NOT_WRITTEN',
    'ARTICLE_ONLINE',
    'ARTICLE_HOUR_PAST',
    'SLUG_TAKEN',
  ],
});
