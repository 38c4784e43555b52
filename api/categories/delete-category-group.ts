import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, removed } from '../general/shapes.ts';

/** Deletes a group. Refuses CATEGORY_GROUP_IN_USE while it has categories. */
export const deleteCategoryGroup = endpoint({
  method: 'DELETE',
  path: '/api/back-office/category-groups/{group}',
  who: 'categories.delete',
  summary: 'Deletes an empty category group.',
  request: z.object({ group: cuid }),
  answer: removed,
  errors: ['CATEGORY_GROUP_NOT_FOUND', 'CATEGORY_GROUP_IN_USE'],
});
