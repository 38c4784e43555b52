import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { officeCategoryGroup } from './office-shapes.ts';

/** Lists every group with its categories, in their order, and the number of activities of each. */
export const listOfficeCategories = endpoint({
  method: 'GET',
  path: '/api/back-office/categories',
  who: 'categories.read',
  summary: 'Lists category groups with their categories.',
  request: z.object({}),
  answer: z.object({ data: z.array(officeCategoryGroup) }),
  errors: [],
});
