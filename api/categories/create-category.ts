import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { bilingualTitle, cuid } from '../general/shapes.ts';
import { motif } from './office-shapes.ts';

/** Adds a category. Refuses CATEGORY_GROUP_NOT_FOUND. */
export const createCategory = endpoint({
  method: 'POST',
  path: '/api/back-office/categories',
  who: 'categories.create',
  summary: 'Adds a category to a group.',
  request: z.object({
    group: cuid,
    title: bilingualTitle,
    motif,
    order: z.int().min(0).max(100_000).default(0),
  }),
  answer: z.object({ cuid }),
  errors: ['CATEGORY_GROUP_NOT_FOUND'],
});
