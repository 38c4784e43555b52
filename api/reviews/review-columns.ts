import type { z } from 'zod';
import { columnsOf } from '../lists/columns.ts';
import type { officeReviewRow } from './shapes.ts';

/** The columns of the list of reviews. */
export const reviewColumns = columnsOf<z.infer<typeof officeReviewRow>>()({
  score: { kind: 'number', value: (row) => row.score, sorts: true },
  message: { kind: 'text', value: (row) => row.message, card: 'title' },
  activity: { kind: 'text', value: (row) => row.activity_title, card: 'below' },
  family: { kind: 'text', value: (row) => row.customer.name },
  visibility: { kind: 'choice', value: (row) => row.visibility, card: 'beside' },
  answer: { kind: 'text', value: (row) => row.answer?.text ?? null },
  created: { kind: 'date', value: (row) => row.created_at, sorts: true },
});
