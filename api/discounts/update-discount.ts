import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { cuid, done } from '../general/shapes.ts';
import { discountFields } from './office-shapes.ts';

/** Changes a discount. Cart items and purchases keep their reduction. */
export const updateDiscount = endpoint({
  method: 'PUT',
  path: '/api/back-office/discounts/{discount}',
  who: 'discounts.update',
  summary: 'Changes a discount.',
  request: z.object({ discount: cuid, version, ...anyFieldOf(discountFields) }),
  answer: done,
  errors: [
    'DISCOUNT_NOT_FOUND',
    'DISCOUNT_WORTH',
    'DISCOUNT_TIMES',
    'ACTIVITY_NOT_FOUND',
    'CUSTOMER_NOT_FOUND',
    'SEGMENT_NOT_FOUND',
    'SEGMENT_WRONG_ENTITY',
  ],
});
