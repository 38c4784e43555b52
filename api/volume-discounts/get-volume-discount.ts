import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { officeVolumeDiscount } from './office-shapes.ts';

/** Returns one volume discount. Refuses VOLUME_DISCOUNT_NOT_FOUND. */
export const getVolumeDiscount = endpoint({
  method: 'GET',
  path: '/api/back-office/volume-discounts/{volume_discount}',
  who: 'volume-discounts.read',
  summary: 'Shows one volume discount with everything that can be changed.',
  request: z.object({ volume_discount: cuid }),
  answer: officeVolumeDiscount,
  errors: ['VOLUME_DISCOUNT_NOT_FOUND'],
});
