import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { couponFields } from './office-shapes.ts';

/**
 * Adds a coupon. Refuses the code of another coupon (COUPON_CODE_TAKEN), both or neither of amount
 * and percentage (COUPON_WORTH), and an end that is not after the start (COUPON_TIMES).
 */
export const createCoupon = endpoint({
  method: 'POST',
  path: '/api/back-office/coupons',
  who: 'discounts.create',
  summary: 'Adds a coupon.',
  request: z.object(couponFields),
  answer: z.object({ cuid }),
  errors: [
    'COUPON_CODE_TAKEN',
    'COUPON_WORTH',
    'COUPON_TIMES',
    'ACTIVITY_NOT_FOUND',
    'SEGMENT_NOT_FOUND',
    'SEGMENT_WRONG_ENTITY',
  ],
});
