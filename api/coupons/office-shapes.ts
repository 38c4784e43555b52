import { z } from 'zod';
import { cuid, instant, price } from '../general/shapes.ts';

/** A use of a coupon: the order by its cuid, its family, and the reduction in minor units. */
export const couponUse = z.object({
  cuid,
  reference: z.string(),
  customer_cuid: cuid,
  customer_name: z.string(),
  amount: price,
  created_at: instant,
});
