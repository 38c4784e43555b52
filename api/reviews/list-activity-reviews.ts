import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { publicReview } from './shapes.ts';

/**
 * Lists the reviews of one published activity that may be shown, the newest first, with their exact
 * number and the average of their scores; null for none. Refuses ACTIVITY_NOT_FOUND.
 */
export const listActivityReviews = endpoint({
  method: 'GET',
  path: '/api/activities/{activity}/reviews',
  who: 'anyone',
  summary: 'Lists what families say of an activity, by slug or cuid.',
  request: z.object({ activity: z.string().min(1).max(200), ...paging }),
  answer: list(publicReview).extend({ average_score: z.number().nullable() }),
  errors: ['ACTIVITY_NOT_FOUND'],
});
