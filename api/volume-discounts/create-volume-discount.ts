import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { volumeDiscountFields } from './office-shapes.ts';

/**
 * Adds a volume discount. Refuses both or neither of amount and percentage (VOLUME_DISCOUNT_WORTH),
 * an end that is not after its start (VOLUME_DISCOUNT_TIMES), and a last rank before the first
 * (VOLUME_DISCOUNT_RANKS).
 */
export const createVolumeDiscount = endpoint({
  method: 'POST',
  path: '/api/back-office/volume-discounts',
  who: 'volume-discounts.create',
  summary: 'Adds a volume discount.',
  request: z.object(volumeDiscountFields),
  answer: z.object({ cuid }),
  errors: [
    'VOLUME_DISCOUNT_WORTH',
    'VOLUME_DISCOUNT_TIMES',
    'VOLUME_DISCOUNT_RANKS',
    'ACTIVITY_NOT_FOUND',
    'SEGMENT_NOT_FOUND',
    'SEGMENT_WRONG_ENTITY',
  ],
});
