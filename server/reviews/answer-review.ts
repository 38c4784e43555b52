import { answerReview as endpoint } from '@ribambelle/api/reviews/answer-review.ts';
import { addMinutes } from '@ribambelle/domain/base/instants.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { decideAnswer } from '@ribambelle/domain/reviews/answer.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { requireVersion } from '../audit/require-version.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { lockReview, queueAnswerMail, storeAnswer } from './review-store.ts';

/** Minutes in which an answer can be taken back before its family is informed. */
const MINUTES_TO_UNDO = 2;

/**
 * Answers a review, changes the answer or removes it; the family is written to the first time, and
 * an answer that changes nothing is not recorded.
 */
export const answerReview = action(endpoint, async (context) => {
  const { db, request, collaborator, now } = context;
  const review = orRefuse(await lockReview(db, request.review), 'REVIEW_NOT_FOUND');
  await requireVersion(db, { record: review, read: request.version });
  const { answer = review.answer } = request;
  const decision = decideAnswer(review, answer);
  if (!decision.ok) refuse(decision.refused, decision.fields);
  if (!decision.value.changed) return { message: null };
  const { id } = review;
  await storeAnswer(db, { id, answer, collaborator_id: collaborator.id, now });
  const run_at = addMinutes(now, MINUTES_TO_UNDO);
  if (decision.value.tells) await queueAnswerMail(db, { review_id: id, run_at, now });
  await logAct(context, {
    act: 'customer-reviews.update',
    noun: 'reviews',
    record: review,
    summary: fullname(review),
    changes: { answer: { from: review.answer, to: answer } },
  });
  return { message: null };
});
