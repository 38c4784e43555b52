import { REVIEW_ANSWERS } from '@ribambelle/domain/reviews/answer.ts';
import { REVIEW_VISIBILITIES } from '@ribambelle/domain/reviews/review.ts';
import { filtersOf } from '../lists/filters.ts';
import { reviewFilters } from './shapes.ts';

/** The filters of the list of reviews. */
export const reviewFilterSet = filtersOf(reviewFilters, {
  activity: { kind: 'activity' },
  score: { kind: 'choice', of: ['5', '4', '3', '2', '1', '0'] },
  visibility: { kind: 'choice', of: REVIEW_VISIBILITIES },
  answer: { kind: 'choice', of: REVIEW_ANSWERS },
  created: { kind: 'period', from: 'created_from', to: 'created_to' },
});
