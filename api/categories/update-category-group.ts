import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { version } from '../general/versions.ts';
import { bilingualTitle, cuid, done } from '../general/shapes.ts';

/** Changes a group of categories. Refuses CATEGORY_GROUP_NOT_FOUND. */
export const updateCategoryGroup = endpoint({
  method: 'PUT',
  path: '/api/back-office/category-groups/{group}',
  who: 'categories.update',
  summary: 'Changes a category group.',
  request: z.object({
    group: cuid,
    version,
    title: bilingualTitle.optional(),
    scope: z.enum(['PRIMARY', 'SECONDARY']).optional(),
    order: z.int().min(0).max(100_000).optional(),
  }),
  answer: done,
  errors: ['CATEGORY_GROUP_NOT_FOUND'],
});
