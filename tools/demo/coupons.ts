import type { CouponContent } from './content/coupons.ts';
import { bilingual, type Shop } from './shop.ts';

/** Makes these coupons; nobody has used them yet. */
export function addCoupons(
  { organiser_id, random, batch }: Shop,
  coupons: readonly CouponContent[],
): void {
  for (const { title, ...coupon } of coupons)
    batch.add('coupons', {
      organiser_id,
      id: random.id(),
      cuid: random.cuid(),
      title: bilingual(title),
      ...coupon,
    });
}
