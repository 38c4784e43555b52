import { getOfficeReview as endpoint } from '@ribambelle/api/reviews/get-office-review.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { findOfficeReview } from './office-review-views.ts';
import { presentOfficeReview } from './present-office-review.ts';

/** Answers a review, with its author and its activity. */
export const getOfficeReview = action(endpoint, async ({ db, request, organiser, language }) => {
  const review = await findOfficeReview(db, request.review);
  return presentOfficeReview(
    orRefuse(review, 'REVIEW_NOT_FOUND'),
    textReader({ language, organiser }),
  );
});
