import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { listOfficeReviews } from '@ribambelle/api/reviews/list-office-reviews.ts';
import { reviewColumns } from '@ribambelle/api/reviews/review-columns.ts';
import type { officeReviewRow } from '@ribambelle/api/reviews/shapes.ts';
import type { z } from 'zod';
import type { Unpaged } from '../database/counted.ts';
import type { OfficeList } from '../lists/office-list.ts';
import { textReader } from '../texts/bilingual.ts';
import { type OfficeReviewRow, selectReviews } from './office-review-views.ts';
import { presentOfficeReview } from './present-office-review.ts';

/** The reviews of the back-office. */
export const reviewList: OfficeList<
  Unpaged<RequestOf<typeof listOfficeReviews>>,
  OfficeReviewRow,
  z.infer<typeof officeReviewRow>
> = {
  permission: 'customer-reviews.read',
  columns: reviewColumns,
  select: ({ sort, ...filters }, { organiser }) =>
    selectReviews({ timezone: organiser.timezone, filters, sort }),
  present: (row, reader) => presentOfficeReview(row, textReader(reader)),
};
