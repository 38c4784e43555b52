import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { cuid, done } from '../general/shapes.ts';
import { volumeDiscountFields } from './office-shapes.ts';

/** Changes a volume discount. Carts are recalculated; purchases keep their reduction. */
export const updateVolumeDiscount = endpoint({
  method: 'PUT',
  path: '/api/back-office/volume-discounts/{volume_discount}',
  who: 'volume-discounts.update',
  summary: 'Changes a volume discount.',
  request: z.object({ volume_discount: cuid, version, ...anyFieldOf(volumeDiscountFields) }),
  answer: done,
  errors: [
    'VOLUME_DISCOUNT_NOT_FOUND',
    'VOLUME_DISCOUNT_WORTH',
    'VOLUME_DISCOUNT_TIMES',
    'VOLUME_DISCOUNT_RANKS',
    'ACTIVITY_NOT_FOUND',
    'SEGMENT_NOT_FOUND',
    'SEGMENT_WRONG_ENTITY',
  ],
});
