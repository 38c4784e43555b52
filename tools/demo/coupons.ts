import type { CouponContent } from './content/coupons.ts';
import { randomFrom } from './random.ts';
import { type DemoSegments, segmentColumns } from './segments.ts';
import { bilingual, type Shop } from './shop.ts';

/** Adds these coupons; nobody has used them yet. */
export function addCoupons(
  { organiser_id, random, batch }: Shop,
  { coupons, segments }: { coupons: readonly CouponContent[]; segments: DemoSegments },
): void {
  for (const { title, people, ...coupon } of coupons) {
    // those for segments draw separately: later draws do not depend on their number
    const source = people === null ? random : randomFrom(coupon.code);
    batch.add('coupons', {
      organiser_id,
      id: source.id(),
      cuid: source.cuid(),
      ...segmentColumns(segments, { people, dates: null }),
      title: bilingual(title),
      ...coupon,
    });
  }
}
