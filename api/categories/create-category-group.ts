import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { categoryTitle } from './office-shapes.ts';

/** Adds a group of categories. */
export const createCategoryGroup = endpoint({
  method: 'POST',
  path: '/api/back-office/category-groups',
  who: 'categories.create',
  summary: 'Adds a category group.',
  request: z.object({
    title: categoryTitle,
    scope: z.enum(['PRIMARY', 'SECONDARY']),
    order: z.int().min(0).max(100_000).default(0),
  }),
  answer: z.object({ cuid }),
  errors: [],
});
