import { updateOfficeReview as endpoint } from '@ribambelle/api/reviews/update-office-review.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { decideHiding } from '@ribambelle/domain/reviews/review.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { requireVersion } from '../audit/require-version.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { lockReview, storeHidden } from './review-store.ts';

/** Hides a review, or shows it again; a request that changes nothing is not recorded. */
export const updateOfficeReview = action(endpoint, async (context) => {
  const { db, request, now } = context;
  const review = orRefuse(await lockReview(db, request.review), 'REVIEW_NOT_FOUND');
  await requireVersion(db, { record: review, read: request.version });
  const decision = decideHiding(review, request.hidden);
  if (!decision.ok) refuse(decision.refused);
  if (!decision.value.changed) return { message: null };
  await storeHidden(db, { id: review.id, hidden_at: request.hidden ? now : null });
  const changes = { hidden: { from: review.hidden, to: request.hidden } };
  await logAct(context, {
    act: 'customer-reviews.update',
    noun: 'reviews',
    record: review,
    summary: fullname(review),
    changes,
  });
  return { message: null };
});
