import { COUPONS } from './content/coupons.ts';
import { DISCOUNTS, VOLUME_DISCOUNTS } from './content/discounts.ts';
import { SEGMENTS } from './content/segments.ts';
import { addCoupons } from './coupons.ts';
import { addDiscounts, addVolumeDiscounts } from './discounts.ts';
import { addSegments } from './segments.ts';
import type { Shop } from './shop.ts';

/** Adds the reductions of prices, and the people they are for. */
export function addReductions(
  shop: Shop,
  people: Pick<Parameters<typeof addDiscounts>[1], 'families' | 'activities'>,
): void {
  const segments = addSegments(shop, SEGMENTS);
  addCoupons(shop, { coupons: COUPONS, segments });
  addDiscounts(shop, { discounts: DISCOUNTS, ...people, segments });
  addVolumeDiscounts(shop, { discounts: VOLUME_DISCOUNTS, activities: people.activities });
}
