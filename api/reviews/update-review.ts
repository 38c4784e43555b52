import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../general/shapes.ts';
import { reviewFields } from './shapes.ts';

/**
 * Changes score and message of one of the customer's reviews (3 §7). `public` stays as it was given
 * (3 §5). Refuses REVIEW_NOT_FOUND, also for another customer's and for the review of another
 * registration.
 */
export const updateReview = endpoint({
  method: 'PUT',
  path: '/api/registrations/review',
  who: 'customer',
  summary: 'Changes one of the signed-in customer’s reviews.',
  request: z.object({ review_id: id, ...reviewFields }),
  answer: z.object({ message: z.string() }),
  errors: ['REVIEW_NOT_FOUND'],
});
