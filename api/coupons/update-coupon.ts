import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { cuid, done } from '../general/shapes.ts';
import { couponFields } from './office-shapes.ts';

/**
 * Changes a coupon. Carts that hold it follow when they are next read; orders keep their reduction.
 */
export const updateCoupon = endpoint({
  method: 'PUT',
  path: '/api/back-office/coupons/{coupon}',
  who: 'discounts.update',
  summary: 'Changes a coupon.',
  request: z.object({ coupon: cuid, version, ...anyFieldOf(couponFields) }),
  answer: done,
  errors: [
    'COUPON_NOT_FOUND',
    'COUPON_CODE_TAKEN',
    'COUPON_WORTH',
    'COUPON_TIMES',
    'ACTIVITY_NOT_FOUND',
    'SEGMENT_NOT_FOUND',
    'SEGMENT_WRONG_ENTITY',
  ],
});
