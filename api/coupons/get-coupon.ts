import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { officeCoupon } from './office-shapes.ts';

/**
 * Returns one coupon, with the number of its uses and of carts that hold a use now. Refuses
 * COUPON_NOT_FOUND.
 */
export const getCoupon = endpoint({
  method: 'GET',
  path: '/api/back-office/coupons/{coupon}',
  who: 'discounts.read',
  summary: 'Shows one coupon with everything that can be changed.',
  request: z.object({ coupon: cuid }),
  answer: officeCoupon,
  errors: ['COUPON_NOT_FOUND'],
});
