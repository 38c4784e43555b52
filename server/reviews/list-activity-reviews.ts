import type { AnswerOf } from '@ribambelle/api/endpoint.ts';
import { listActivityReviews as endpoint } from '@ribambelle/api/reviews/list-activity-reviews.ts';
import { publicName } from '@ribambelle/domain/reviews/answer.ts';
import { action } from '../action.ts';
import { findActivityId } from '../activities/index.ts';
import { pageOf } from '../database/counted.ts';
import { orRefuse } from '../refusal.ts';
import { loadShownReviews, type PublicReviewRow } from './public-review-views.ts';

/**
 * Answers a page of the reviews of an activity, as far as their authors and staff let them be
 * shown.
 */
export const listActivityReviews = action(endpoint, async ({ db, request }) => {
  const { activity } = request;
  const activity_id = orRefuse(await findActivityId(db, activity), 'ACTIVITY_NOT_FOUND');
  const { rows, count, average_score } = await loadShownReviews(db, {
    activity_id,
    ...pageOf(request),
  });
  return { data: rows.map(presentPublicReview), count, average_score };
});

function presentPublicReview(row: PublicReviewRow): AnswerOf<typeof endpoint>['data'][number] {
  const { cuid, score, message, created_at, answer } = row;
  const author = row.author_left ? null : publicName(row);
  return { cuid, author, created_at, score, message, answer };
}
