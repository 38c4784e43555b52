import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, removed } from '../general/shapes.ts';

/** Deletes a category. Refuses CATEGORY_IN_USE while an activity is in it. */
export const deleteCategory = endpoint({
  method: 'DELETE',
  path: '/api/back-office/categories/{category}',
  who: 'categories.delete',
  summary: 'Deletes a category without activities.',
  request: z.object({ category: cuid }),
  answer: removed,
  errors: ['CATEGORY_NOT_FOUND', 'CATEGORY_IN_USE'],
});
