import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bilingualTitle, cuid } from '../general/shapes.ts';

/** Adds a group of categories. */
export const createCategoryGroup = endpoint({
  method: 'POST',
  path: '/api/back-office/category-groups',
  who: 'categories.create',
  summary: 'Adds a category group.',
  request: z.object({
    title: bilingualTitle,
    scope: z.enum(['PRIMARY', 'SECONDARY']),
    order: z.int().min(0).max(100_000).default(0),
  }),
  answer: z.object({ cuid }),
  errors: [],
});
