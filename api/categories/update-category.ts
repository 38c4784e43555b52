import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { version } from '../general/versions.ts';
import { bilingualTitle, cuid, done } from '../general/shapes.ts';
import { motif } from './office-shapes.ts';

/** Changes a category, wherever it is shown. Refuses CATEGORY_NOT_FOUND. */
export const updateCategory = endpoint({
  method: 'PUT',
  path: '/api/back-office/categories/{category}',
  who: 'categories.update',
  summary: 'Changes a category.',
  request: z.object({
    category: cuid,
    version,
    title: bilingualTitle.optional(),
    motif: motif.optional(),
    order: z.int().min(0).max(100_000).optional(),
  }),
  answer: done,
  errors: ['CATEGORY_NOT_FOUND'],
});
