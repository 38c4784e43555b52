import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, removed } from '../general/shapes.ts';

/** Deletes a volume discount. Carts are recalculated; purchases keep their reduction. */
export const deleteVolumeDiscount = endpoint({
  method: 'DELETE',
  path: '/api/back-office/volume-discounts/{volume_discount}',
  who: 'volume-discounts.delete',
  summary: 'Deletes a volume discount.',
  request: z.object({ volume_discount: cuid }),
  answer: removed,
  errors: ['VOLUME_DISCOUNT_NOT_FOUND'],
});
