import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { createReview as endpoint } from '@ribambelle/api/reviews/create-review.ts';
import { decideReview, messageOf } from '@ribambelle/domain/reviews/review.ts';
import { action } from '../action.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { insertReview, lockToReview } from './review-store.ts';

/** Writes the caller's review of one of their registrations (3 §7). */
export const createReview = action(endpoint, async ({ db, request, customer, language, now }) => {
  const { registration_id, score } = request;
  const key = { customer_id: customer.id, registration_id };
  const registration = orRefuse(await lockToReview(db, key), 'REGISTRATION_NOT_FOUND');
  const decision = decideReview(registration, now);
  if (!decision.ok) refuse(decision.refused, decision.fields);
  await insertReview(db, {
    ...key,
    score,
    activity_id: registration.activity_id,
    message: messageOf(request.message),
    private: !request.public,
    now,
  });
  return { message: textsFor(language).reviews.thanks };
});
