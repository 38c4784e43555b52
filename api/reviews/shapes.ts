import { REVIEW_ANSWERS } from '@ribambelle/domain/reviews/answer.ts';
import { REVIEW_VISIBILITIES } from '@ribambelle/domain/reviews/review.ts';
import { z } from 'zod';
import { cuid, day, id, instant, manyLines } from '../general/shapes.ts';
import { version } from '../general/versions.ts';

/** A score from 0 to 5, with fractions such as halves (3 §5). */
const score = z.number().min(0).max(5);

/** The fields of a review (3 §5): `public` says that the organiser may show it. */
export const reviewFields = {
  registration_id: id,
  score,
  message: manyLines(2_000).trim().nullable().default(null),
  public: z.boolean().default(true),
};

/** A review as its author sees it (3 §3), with the organiser's answer. */
export const review = z.object({
  id,
  score,
  message: z.string().nullable(),
  private: z.boolean(),
  answer: z.object({ text: z.string(), answered_at: instant }).nullable(),
});

/**
 * A review as everybody sees it: `author` is a first name and an initial, null for a family whose
 * account is gone.
 */
export const publicReview = z.object({
  cuid,
  author: z.string().nullable(),
  created_at: instant,
  score,
  message: z.string().nullable(),
  answer: z.string().nullable(),
});

/** The person who keeps a review to the staff, if any: its author, or the staff themselves. */
export const reviewVisibility = z.enum(REVIEW_VISIBILITIES);

/**
 * The state of the answer: reviews with one, without one, and those of two stars or fewer whose
 * family waits for one.
 */
export const reviewAnswer = z.enum(REVIEW_ANSWERS);

/** The same as staff see it, with its subject. */
export const officeReview = z.object({
  cuid,
  score,
  message: z.string().nullable(),
  visibility: reviewVisibility,
  created_at: instant,
  updated_at: instant,
  /** The organiser's answer, and the collaborator who wrote it. */
  answer: z.object({ text: z.string(), answered_at: instant, by: z.string() }).nullable(),
});

/** A review in a list of the back-office. */
export const officeReviewRow = officeReview.extend({
  version,
  customer: z.object({ cuid, name: z.string() }),
  participant_name: z.string(),
  activity_title: z.string(),
  registration: z.object({ cuid, start_at: instant }),
});

/** Filters of the reviews of the back-office. */
export const reviewFilters = {
  /** Words of the message, of the customer's name or of the activity's title. */
  search: z.string().max(100).optional(),
  activity: cuid.optional(),
  /** Whole stars: 4 finds 4.5 too. */
  score: z.int().min(0).max(5).optional(),
  visibility: reviewVisibility.optional(),
  answer: reviewAnswer.optional(),
  /** The days on which it was written. */
  created_from: day.optional(),
  created_to: day.optional(),
};
