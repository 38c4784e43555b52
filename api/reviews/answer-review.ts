import { LONGEST_ANSWER } from '@ribambelle/domain/reviews/answer.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, manyLines } from '../general/shapes.ts';
import { anyFieldOf, version } from '../general/versions.ts';

/**
 * Answers a review, changes the answer, or removes it with null (decision 174). The family gets one
 * e-mail, the first time. Refuses REVIEW_NOT_FOUND, and REVIEW_AUTHOR_LEFT when the author's
 * account is erased.
 */
export const answerReview = endpoint({
  method: 'PUT',
  path: '/api/back-office/reviews/{review}/answer',
  who: 'customer-reviews.update',
  summary: 'Answers a review, or takes the answer away.',
  request: z.object({
    review: cuid,
    version,
    ...anyFieldOf({ answer: manyLines(LONGEST_ANSWER).trim().min(1).nullable() }),
  }),
  answer: z.object({ message: z.string().nullable() }),
  errors: ['REVIEW_NOT_FOUND', 'REVIEW_AUTHOR_LEFT'],
});
