import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { officeDiscount } from './office-shapes.ts';

/** Returns one discount, with its families and activities. Refuses DISCOUNT_NOT_FOUND. */
export const getDiscount = endpoint({
  method: 'GET',
  path: '/api/back-office/discounts/{discount}',
  who: 'discounts.read',
  summary: 'Shows one discount with everything that can be changed.',
  request: z.object({ discount: cuid }),
  answer: officeDiscount,
  errors: ['DISCOUNT_NOT_FOUND'],
});
