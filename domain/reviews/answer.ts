import type { Decision } from '../base/refusal.ts';
import { permit, refuse } from '../base/refusal.ts';

/** The longest answer to a review, in characters: as long as a review. */
export const LONGEST_ANSWER = 2_000;

/**
 * The filters by answer: TO_ANSWER are reviews of two stars or fewer without an answer, whose
 * author can still read one.
 */
export const REVIEW_ANSWERS = ['ANSWERED', 'UNANSWERED', 'TO_ANSWER'] as const;
export type ReviewAnswer = (typeof REVIEW_ANSWERS)[number];

/**
 * The facts about a review that matter for an answer; the author has left when the account is
 * erased.
 */
export interface ReviewToAnswer {
  readonly answer: string | null;
  readonly author_left: boolean;
}

/**
 * Decides an answer to a review by staff, or its removal with null (decision 174). Refuses
 * REVIEW_AUTHOR_LEFT when nobody is left to answer; an answer can be removed at any time.
 */
export function decideAnswer(
  review: ReviewToAnswer,
  answer: string | null,
): Decision<{ readonly changed: boolean; readonly tells: boolean }, 'REVIEW_AUTHOR_LEFT'> {
  if (answer !== null && review.author_left) return refuse('REVIEW_AUTHOR_LEFT');
  return permit({
    changed: review.answer !== answer,
    tells: review.answer === null && answer !== null,
  });
}

/** Returns the public name of a review's author: first name and initial, `Anne D.`. */
export function publicName(person: {
  readonly firstname: string;
  readonly lastname: string;
}): string {
  const [initial] = person.lastname.trim();
  const firstname = person.firstname.trim();
  return initial === undefined ? firstname : `${firstname} ${initial.toUpperCase()}.`;
}
