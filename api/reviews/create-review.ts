import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { reviewFields } from './shapes.ts';

/**
 * Adds the customer's review of one of their registrations (3 §7), once, when it has started and is
 * not cancelled (decision 0018).
 */
export const createReview = endpoint({
  method: 'POST',
  path: '/api/registrations/review',
  who: 'customer',
  summary: 'Reviews one of the signed-in customer’s registrations.',
  request: z.object(reviewFields),
  answer: z.object({ message: z.string() }),
  errors: [
    'REGISTRATION_NOT_FOUND',
    'REVIEW_TOO_EARLY',
    'REVIEW_OF_CANCELLED_REGISTRATION',
    'REVIEW_ALREADY_GIVEN',
  ],
});
