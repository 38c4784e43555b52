import type { usedCoupon } from '@ribambelle/api/coupons/shapes.ts';
import type { Json } from '@ribambelle/database/json.ts';
import type { z } from 'zod';

/**
 * Returns the coupon of an order as it is shown, with its reduction in minor units; null when there
 * is none.
 */
export function presentUsedCoupon(
  coupon:
    | { readonly id: number; readonly code: string; readonly title: Json; readonly amount: number }
    | undefined,
  text: (column: Json) => string,
): z.infer<typeof usedCoupon> | null {
  if (coupon === undefined) return null;
  const { id, code, title, amount } = coupon;
  return { id, title: text(title), label: code, amount };
}
