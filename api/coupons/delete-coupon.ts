import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, removed } from '../general/shapes.ts';

/**
 * Deletes a coupon that was never used, and removes it from carts. Refuses COUPON_IN_USE for any
 * other: it can be made inactive.
 */
export const deleteCoupon = endpoint({
  method: 'DELETE',
  path: '/api/back-office/coupons/{coupon}',
  who: 'discounts.delete',
  summary: 'Deletes a coupon that was never used.',
  request: z.object({ coupon: cuid }),
  answer: removed,
  errors: ['COUPON_NOT_FOUND', 'COUPON_IN_USE'],
});
