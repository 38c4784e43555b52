import type { CouponObstacle } from '@ribambelle/domain/coupons/coupon-effect.ts';
import { couponOf, type LockedCart, withCoupon, withVolumes } from '../carts/index.ts';
import type { Db } from '../database/transaction.ts';
import type { LockedItem } from '../kinds/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { scopedVolumes, withHeld } from '../volume-discounts/index.ts';
import type { DiscountedItem } from './process-items.ts';

/**
 * Returns the items of a cart at their prices, with the coupon's discount on each and the reason
 * when it is nothing. When there are volume discounts, reads the places that they count: the caller
 * has locked the family's wallet, so that of a simultaneous order and sale by staff the second
 * counts the first.
 */
export async function reducedItems(
  db: Db,
  input: {
    organiser: Organiser;
    customer_id: number;
    cart: LockedCart;
    kept: readonly LockedItem[];
    now: string;
  },
): Promise<{
  readonly items: readonly DiscountedItem[];
  readonly obstacle: CouponObstacle | null;
}> {
  const { organiser, customer_id, cart, kept, now } = input;
  const ownVolumes = await withHeld(db, { customer_id, volumes: cart.volumes });
  const places = kept.flatMap((item) => (item.type === 'REGISTRATION' ? [item] : []));
  const volumes = await scopedVolumes(db, { ...input, volumes: ownVolumes, places });
  const items = withVolumes(kept, { volumes, now });
  return withCoupon(items, { coupon: await couponOf(db, { cart, items, organiser, now }), now });
}
