import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { officeCategoryGroup } from './office-shapes.ts';

/** Every group with its categories, in their order, and how many activities each has. */
export const listOfficeCategories = endpoint({
  method: 'GET',
  path: '/api/back-office/categories',
  who: 'categories.read',
  summary: 'Lists category groups with their categories.',
  request: z.object({}),
  answer: z.object({ data: z.array(officeCategoryGroup) }),
  errors: [],
});
