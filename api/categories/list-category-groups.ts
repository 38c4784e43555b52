import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';

/** Lists category groups in their order with their categories, for filters (2 §7). */
export const listCategoryGroups = endpoint({
  method: 'GET',
  path: '/api/categories/groups',
  who: 'anyone',
  summary: 'Lists category groups with their categories.',
  request: z.object({ cuid: z.array(cuid).max(50).optional() }),
  answer: z.object({
    data: z.array(
      z.object({
        cuid,
        title: z.string(),
        order: z.int(),
        scope: z.enum(['PRIMARY', 'SECONDARY']),
        categories: z.array(z.object({ cuid, title: z.string(), motif: z.string() })),
      }),
    ),
  }),
  errors: [],
});
