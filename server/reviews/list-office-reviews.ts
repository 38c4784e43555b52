import { listOfficeReviews as endpoint } from '@ribambelle/api/reviews/list-office-reviews.ts';
import { action } from '../action.ts';
import { answerList } from '../lists/office-list.ts';
import { averageScore } from './office-review-views.ts';
import { reviewList } from './review-list.ts';

/** Answers a page of reviews with the average of all that match. */
export const listOfficeReviews = action(endpoint, async (context) => {
  const { db, request, organiser } = context;
  const { search, activity, score, visibility, answer, created_from, created_to } = request;
  const filters = { search, activity, score, visibility, answer, created_from, created_to };
  const page = await answerList(reviewList, context);
  return {
    ...page,
    average_score: await averageScore(db, { timezone: organiser.timezone, filters }),
  };
});
