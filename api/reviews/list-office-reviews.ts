import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { sortBy } from '../lists/columns.ts';
import { reviewColumns } from './review-columns.ts';
import { officeReviewRow, reviewFilters } from './shapes.ts';

/**
 * Lists reviews, the newest first unless sorted, with the average score of all that match (of the
 * 10,000 newest if there are more); null for none.
 */
export const listOfficeReviews = endpoint({
  method: 'GET',
  path: '/api/back-office/reviews',
  who: 'customer-reviews.read',
  summary: 'Lists reviews.',
  request: z.object({ ...paging, ...reviewFilters, sort: sortBy(reviewColumns) }),
  answer: list(officeReviewRow).extend({ average_score: z.number().nullable() }),
  errors: [],
});
