import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, list, paging } from '../general/shapes.ts';
import { couponUse } from './office-shapes.ts';

/** Lists the orders in which a coupon was used, newest first. Refuses COUPON_NOT_FOUND. */
export const listCouponUses = endpoint({
  method: 'GET',
  path: '/api/back-office/coupons/{coupon}/uses',
  who: 'discounts.read',
  summary: 'Lists the uses of a coupon.',
  request: z.object({ coupon: cuid, ...paging }),
  answer: list(couponUse),
  errors: ['COUPON_NOT_FOUND'],
});
