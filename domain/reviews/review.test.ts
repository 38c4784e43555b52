import { describe, expect, it } from 'vitest';
import {
  decideHiding,
  decideReview,
  isPublic,
  messageOf,
  type RegistrationToReview,
  visibilityOf,
  wholeStars,
} from './review.ts';

const now = '2026-07-06T07:00:00.000Z';
const startedRegistration: RegistrationToReview = {
  cancelled: false,
  start_at: '2026-07-06T06:00:00.000Z',
  reviewed: false,
};

describe('a review', () => {
  it.each<[string, Partial<RegistrationToReview>, string]>([
    ['has started', {}, 'ok'],
    ['starts this moment', { start_at: now }, 'ok'],
    ['starts in a moment', { start_at: '2026-07-06T07:00:00.001Z' }, 'REVIEW_TOO_EARLY'],
    ['is cancelled', { cancelled: true }, 'REVIEW_OF_CANCELLED_REGISTRATION'],
    [
      'was cancelled before it started',
      { cancelled: true, start_at: '2026-08-01T07:00:00.000Z' },
      'REVIEW_OF_CANCELLED_REGISTRATION',
    ],
    ['has one', { reviewed: true }, 'REVIEW_ALREADY_GIVEN'],
    [
      'has one and was cancelled since',
      { reviewed: true, cancelled: true },
      'REVIEW_ALREADY_GIVEN',
    ],
  ])('for a registration that %s', (_case, changes, expected) => {
    const decision = decideReview({ ...startedRegistration, ...changes }, now);
    expect(decision.ok ? 'ok' : decision.refused).toBe(expected);
  });

  it.each([
    ['a new one', null, true],
    ['one that may be shown', { private: false }, true],
    ['one that may not', { private: true }, false],
  ])('is public: %s', (_case, review, expected) => {
    expect(isPublic(review)).toBe(expected);
  });

  it.each([
    [{ private: true, hidden: false }, true, 'PRIVATE', 'REVIEW_PRIVATE'],
    [{ private: true, hidden: true }, false, 'PRIVATE', 'REVIEW_PRIVATE'],
    [{ private: false, hidden: false }, true, 'SHOWABLE', { changed: true }],
    [{ private: false, hidden: false }, false, 'SHOWABLE', { changed: false }],
    [{ private: false, hidden: true }, false, 'HIDDEN', { changed: true }],
    [{ private: false, hidden: true }, true, 'HIDDEN', { changed: false }],
  ])('of %j, set to hidden: %s', (review, hidden, visibility, expected) => {
    expect(visibilityOf(review)).toBe(visibility);
    const decision = decideHiding(review, hidden);
    expect(decision.ok ? decision.value : decision.refused).toEqual(expected);
  });

  it.each([
    [' Génial ! \n', 'Génial !'],
    [' \t\n', null],
    ['', null],
    [null, null],
  ])('shows %j as %j', (written, message) => {
    expect(messageOf(written)).toBe(message);
  });

  it.each([
    [5, 5],
    [4.5, 5],
    [4.4, 4],
    [1, 1],
    [0.4, 0],
    [0, 0],
  ])('of %s is labelled as %s stars', (score, stars) => {
    expect(wholeStars(score)).toBe(stars);
  });
});
