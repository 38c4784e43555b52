import { z } from 'zod';
import { id, price } from '../general/shapes.ts';

/** The coupon of a cart (3 §3): its reduction, and the reason why that is nothing at present. */
export const cartCoupon = z.object({
  id,
  title: z.string(),
  /** The code, as it is stored. */
  label: z.string(),
  /** In minor units; null for a percentage. */
  amount: price.nullable(),
  /** In basis points; null for an amount. */
  percentage: z.int().nullable(),
  /** The smallest total of a cart for which it counts, in minor units. */
  min_total_amount: price,
  /** False while it takes nothing off. */
  active: z.boolean(),
  obstacle: z
    .enum([
      'COUPON_WITHDRAWN',
      'COUPON_NOT_STARTED',
      'COUPON_ENDED',
      'COUPON_NOT_FOR_YOU',
      'COUPON_FOR_OTHERS',
      'COUPON_MINIMUM',
    ])
    .nullable(),
});

/** The coupon of an order, with its reduction in minor units. */
export const usedCoupon = z.object({ id, title: z.string(), label: z.string(), amount: price });
