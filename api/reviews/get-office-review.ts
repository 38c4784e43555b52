import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { officeReviewRow } from './shapes.ts';

/** Returns one review in full. Refuses REVIEW_NOT_FOUND. */
export const getOfficeReview = endpoint({
  method: 'GET',
  path: '/api/back-office/reviews/{review}',
  who: 'customer-reviews.read',
  summary: 'Shows one review.',
  request: z.object({ review: cuid }),
  answer: officeReviewRow,
  errors: ['REVIEW_NOT_FOUND'],
});
