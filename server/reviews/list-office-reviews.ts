import { atOnce } from '../database/statements.ts';
import { listOfficeReviews as endpoint } from '@ribambelle/api/reviews/list-office-reviews.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { textReader } from '../texts/bilingual.ts';
import { countOfficeReviews, findOfficeReviews } from './office-review-views.ts';
import { presentOfficeReview } from './present-office-review.ts';

/** A page of reviews with the average of all that match. */
export const listOfficeReviews = action(endpoint, async ({ db, request, organiser, language }) => {
  const { search, activity, score, visibility } = request;
  const query = { organiser_id: organiser.id, filters: { search, activity, score, visibility } };
  const [rows, counted] = await atOnce(
    () => findOfficeReviews(db, { ...query, ...pageOf(request) }),
    () => countOfficeReviews(db, query),
  );
  const text = textReader({ language, organiser });
  return { data: rows.map((row) => presentOfficeReview(row, text)), ...counted };
});
