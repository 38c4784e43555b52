import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { updateReview as endpoint } from '@ribambelle/api/reviews/update-review.ts';
import { messageOf } from '@ribambelle/domain/reviews/review.ts';
import { action } from '../action.ts';
import { refuse } from '../refusal.ts';
import { storeReview } from './review-store.ts';

/**
 * Changes the text and score of one of the caller's reviews; its readers stay as they were (3 §5).
 */
export const updateReview = action(endpoint, async ({ db, request, customer, language, now }) => {
  const { review_id: id, registration_id, score } = request;
  const key = { customer_id: customer.id, registration_id };
  const isChanged = await storeReview(db, {
    ...key,
    id,
    score,
    message: messageOf(request.message),
    now,
  });
  if (!isChanged) refuse('REVIEW_NOT_FOUND');
  return { message: textsFor(language).reviews.changed };
});
