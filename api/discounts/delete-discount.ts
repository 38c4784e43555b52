import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, removed } from '../general/shapes.ts';

/** Takes a discount away. What lies in carts and what was bought keeps what was taken off. */
export const deleteDiscount = endpoint({
  method: 'DELETE',
  path: '/api/back-office/discounts/{discount}',
  who: 'discounts.delete',
  summary: 'Deletes a discount.',
  request: z.object({ discount: cuid }),
  answer: removed,
  errors: ['DISCOUNT_NOT_FOUND'],
});
