import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { discountFields } from './office-shapes.ts';

/**
 * Adds a discount. Refuses both or neither of amount and percentage (DISCOUNT_WORTH), and an end
 * that is not after the start (DISCOUNT_TIMES).
 */
export const createDiscount = endpoint({
  method: 'POST',
  path: '/api/back-office/discounts',
  who: 'discounts.create',
  summary: 'Adds a discount.',
  request: z.object(discountFields),
  answer: z.object({ cuid }),
  errors: [
    'DISCOUNT_WORTH',
    'DISCOUNT_TIMES',
    'ACTIVITY_NOT_FOUND',
    'CUSTOMER_NOT_FOUND',
    'SEGMENT_NOT_FOUND',
    'SEGMENT_WRONG_ENTITY',
  ],
});
