import type { officeReviewRow } from '@ribambelle/api/reviews/shapes.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { visibilityOf } from '@ribambelle/domain/reviews/review.ts';
import type { z } from 'zod';
import type { OfficeReviewRow } from './office-review-views.ts';

/** Returns a review as staff see it. */
export function presentOfficeReview(
  row: OfficeReviewRow,
  text: (column: Json) => string,
): z.infer<typeof officeReviewRow> {
  const { cuid, version, score, message, created_at, updated_at, answer, answered_at } = row;
  return {
    cuid,
    version,
    score,
    message,
    visibility: visibilityOf(row),
    created_at,
    updated_at,
    answer:
      answer === null || answered_at === null
        ? null
        : { text: answer, answered_at, by: row.answered_by ?? '' },
    customer: {
      cuid: row.customer_cuid,
      name: fullname({
        firstname: row.customer_firstname,
        lastname: row.customer_lastname,
      }),
    },
    participant_name: fullname(row),
    activity_title: text(row.title),
    registration: {
      cuid: row.registration_cuid,
      start_at: row.start_at,
    },
  };
}
