import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { officeDiscount } from './office-shapes.ts';

/** One discount, with whom and what it is for. Refuses DISCOUNT_NOT_FOUND. */
export const getDiscount = endpoint({
  method: 'GET',
  path: '/api/back-office/discounts/{discount}',
  who: 'discounts.read',
  summary: 'Shows one discount with everything that can be changed.',
  request: z.object({ discount: cuid }),
  answer: officeDiscount,
  errors: ['DISCOUNT_NOT_FOUND'],
});
