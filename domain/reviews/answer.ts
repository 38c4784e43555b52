import type { Decision } from '../base/refusal.ts';
import { permit, refuse } from '../base/refusal.ts';

/** How long the answer to a review may be, in characters: as long as a review. */
export const LONGEST_ANSWER = 2_000;

/** How far a review is answered: TO_ANSWER are those of two stars or fewer without an answer, whose author can still read one. */
export const REVIEW_ANSWERS = ['ANSWERED', 'UNANSWERED', 'TO_ANSWER'] as const;
export type ReviewAnswer = (typeof REVIEW_ANSWERS)[number];

/** What of a review matters before staff answer it; the author has left when the account is erased. */
export interface ReviewToAnswer {
  readonly answer: string | null;
  readonly author_left: boolean;
}

/**
 * What follows when staff answer a review, or take their answer away with null (decision 174). Refuses REVIEW_AUTHOR_LEFT where nobody is
 * left to answer; an answer is taken away at any time.
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

/** How the author of a review is named in public: first name and initial, `Anne D.`. */
export function publicName(person: {
  readonly firstname: string;
  readonly lastname: string;
}): string {
  const [initial] = person.lastname.trim();
  const firstname = person.firstname.trim();
  return initial === undefined ? firstname : `${firstname} ${initial.toUpperCase()}.`;
}
