import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, removed } from '../general/shapes.ts';

/** Deletes a discount. Cart items and purchases keep their reduction. */
export const deleteDiscount = endpoint({
  method: 'DELETE',
  path: '/api/back-office/discounts/{discount}',
  who: 'discounts.delete',
  summary: 'Deletes a discount.',
  request: z.object({ discount: cuid }),
  answer: removed,
  errors: ['DISCOUNT_NOT_FOUND'],
});
