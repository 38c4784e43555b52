import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { version } from '../general/versions.ts';
import { cuid } from '../general/shapes.ts';

/**
 * Hides a review that could be shown, or allows it to be shown again; its text stays as its author
 * wrote it (decision 0018). Refuses REVIEW_NOT_FOUND, and REVIEW_PRIVATE for one that its author
 * lets nobody show.
 */
export const updateOfficeReview = endpoint({
  method: 'PUT',
  path: '/api/back-office/reviews/{review}',
  who: 'customer-reviews.update',
  summary: 'Hides a review, or lets it be shown again.',
  request: z.object({ review: cuid, version, hidden: z.boolean() }),
  answer: z.object({ message: z.string().nullable() }),
  errors: ['REVIEW_NOT_FOUND', 'REVIEW_PRIVATE'],
});
