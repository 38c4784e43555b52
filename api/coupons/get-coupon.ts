import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { officeCoupon } from './office-shapes.ts';

/** One coupon, with how often it was used and how many carts hold a use now. Refuses COUPON_NOT_FOUND. */
export const getCoupon = endpoint({
  method: 'GET',
  path: '/api/back-office/coupons/{coupon}',
  who: 'discounts.read',
  summary: 'Shows one coupon with everything that can be changed.',
  request: z.object({ coupon: cuid }),
  answer: officeCoupon,
  errors: ['COUPON_NOT_FOUND'],
});
