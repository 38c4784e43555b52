import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, list, paging } from '../general/shapes.ts';
import { officeReviewRow, reviewVisibility } from './shapes.ts';

/** Reviews, the newest first, with the average score of all that match (of the 10,000 newest where there are more); null for none. */
export const listOfficeReviews = endpoint({
  method: 'GET',
  path: '/api/back-office/reviews',
  who: 'customer-reviews.read',
  summary: 'Lists reviews.',
  request: z.object({
    ...paging,
    /** Words of the message, of the customer's name or of the activity's title. */
    search: z.string().max(100).optional(),
    activity: cuid.optional(),
    /** Whole stars: 4 finds 4.5 too. */
    score: z.int().min(0).max(5).optional(),
    visibility: reviewVisibility.optional(),
  }),
  answer: list(officeReviewRow).extend({ average_score: z.number().nullable() }),
  errors: [],
});
