import type { Instant } from '../base/instants.ts';
import { isAfter } from '../base/instants.ts';
import type { Decision } from '../base/refusal.ts';
import { permit, refuse } from '../base/refusal.ts';

/** The scores offered to people, the best first (3 §5). Any number from 0 to 5 is a score. */
export const SCORES = [5, 4, 3, 2, 1] as const;

/**
 * The facts about a registration that matter for a review; `start_at` is the start of the first
 * chosen date.
 */
export interface RegistrationToReview {
  readonly cancelled: boolean;
  readonly start_at: Instant;
  readonly reviewed: boolean;
}

/** The reasons to refuse a review. */
export type ReviewCode =
  | 'REVIEW_ALREADY_GIVEN'
  | 'REVIEW_OF_CANCELLED_REGISTRATION'
  | 'REVIEW_TOO_EARLY';

/**
 * Decides whether a registration can be reviewed now (decision 0018): once, after its first date
 * has started, and not when cancelled.
 */
export function decideReview(
  registration: RegistrationToReview,
  now: Instant,
): Decision<null, ReviewCode> {
  if (registration.reviewed) return refuse('REVIEW_ALREADY_GIVEN');
  if (registration.cancelled) return refuse('REVIEW_OF_CANCELLED_REGISTRATION');
  if (isAfter(registration.start_at, now)) return refuse('REVIEW_TOO_EARLY');
  return permit(null);
}

/** The visibility of a review: it may be shown, staff hide it, or its author keeps it private. */
export const REVIEW_VISIBILITIES = ['SHOWABLE', 'HIDDEN', 'PRIVATE'] as const;
export type ReviewVisibility = (typeof REVIEW_VISIBILITIES)[number];

/** Returns the visibility of a review; its author's choice comes first. */
export function visibilityOf(review: {
  readonly private: boolean;
  readonly hidden: boolean;
}): ReviewVisibility {
  if (review.private) return 'PRIVATE';
  return review.hidden ? 'HIDDEN' : 'SHOWABLE';
}

/**
 * Decides whether staff may hide a review or show it again. Refuses REVIEW_PRIVATE when its author
 * lets nobody show it.
 */
export function decideHiding(
  review: { readonly private: boolean; readonly hidden: boolean },
  hidden: boolean,
): Decision<{ readonly changed: boolean }, 'REVIEW_PRIVATE'> {
  return review.private ? refuse('REVIEW_PRIVATE') : permit({ changed: review.hidden !== hidden });
}

/** True when a review may be shown: its author's choice, yes until one is made (3 §5). */
export function isPublic(review: { readonly private: boolean } | null): boolean {
  return review === null || !review.private;
}

/** Returns the written text, or null when it is blank. */
export function messageOf(text: string | null): string | null {
  const message = (text ?? '').trim();
  return message === '' ? null : message;
}

/** Returns a score in whole stars, 0 to 5, for its word: 4.5 has the word of 5. */
export function wholeStars(score: number): 0 | 1 | 2 | 3 | 4 | 5 {
  return SCORES.find((stars) => Math.round(score) >= stars) ?? 0;
}
