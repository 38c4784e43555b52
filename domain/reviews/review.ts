import type { Instant } from '../base/instants.ts';
import { isAfter } from '../base/instants.ts';
import type { Decision } from '../base/refusal.ts';
import { permit, refuse } from '../base/refusal.ts';

/** The scores that people choose from, the best first (3 §5). Any number from 0 to 5 is one. */
export const SCORES = [5, 4, 3, 2, 1] as const;

/** What of a registration matters before it is reviewed; `start_at` is when the first of its chosen dates starts. */
export interface RegistrationToReview {
  readonly cancelled: boolean;
  readonly start_at: Instant;
  readonly reviewed: boolean;
}

/** Why nobody reviews a registration. */
export type ReviewCode =
  | 'REVIEW_ALREADY_GIVEN'
  | 'REVIEW_OF_CANCELLED_REGISTRATION'
  | 'REVIEW_TOO_EARLY';

/** Whether a registration can be reviewed now (decision 0018): once, when its first date has started, and not when it is cancelled. */
export function decideReview(
  registration: RegistrationToReview,
  now: Instant,
): Decision<null, ReviewCode> {
  if (registration.reviewed) return refuse('REVIEW_ALREADY_GIVEN');
  if (registration.cancelled) return refuse('REVIEW_OF_CANCELLED_REGISTRATION');
  if (isAfter(registration.start_at, now)) return refuse('REVIEW_TOO_EARLY');
  return permit(null);
}

/** Whose review it is to show: its author said no, staff hide it, or it may be shown. */
export const REVIEW_VISIBILITIES = ['SHOWABLE', 'HIDDEN', 'PRIVATE'] as const;
export type ReviewVisibility = (typeof REVIEW_VISIBILITIES)[number];

/** Who keeps a review to the organiser's staff, if anybody: its author has the first word. */
export function visibilityOf(review: {
  readonly private: boolean;
  readonly hidden: boolean;
}): ReviewVisibility {
  if (review.private) return 'PRIVATE';
  return review.hidden ? 'HIDDEN' : 'SHOWABLE';
}

/** What follows when staff hide a review or let it be shown again. Refuses REVIEW_PRIVATE where its author lets nobody show it. */
export function decideHiding(
  review: { readonly private: boolean; readonly hidden: boolean },
  hidden: boolean,
): Decision<{ readonly changed: boolean }, 'REVIEW_PRIVATE'> {
  return review.private ? refuse('REVIEW_PRIVATE') : permit({ changed: review.hidden !== hidden });
}

/** Whether the organiser may show a review: what its author said, yes until one is given (3 §5). */
export function isPublic(review: { readonly private: boolean } | null): boolean {
  return review === null || !review.private;
}

/** What was written, or null for nothing but blanks. */
export function messageOf(written: string | null): string | null {
  const message = (written ?? '').trim();
  return message === '' ? null : message;
}

/** A score in whole stars, 0 to 5, for the word that goes with it: 4.5 is called as 5 is. */
export function wholeStars(score: number): 0 | 1 | 2 | 3 | 4 | 5 {
  return SCORES.find((stars) => Math.round(score) >= stars) ?? 0;
}
