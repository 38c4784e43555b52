import {
  couponEffect,
  type CouponItem,
  type CouponObstacle,
} from '@ribambelle/domain/coupons/coupon-effect.ts';
import type { SegmentScope } from '@ribambelle/domain/segments/segment-scope.ts';
import type { CartCoupon } from '../coupons/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { withScopes } from '../segments/index.ts';

interface Item {
  readonly type: string;
  readonly price: number;
}

/** Items as a cart stores them, or as it shows them. */
type ItemOfActivity = Item & {
  readonly activity_id?: number;
  readonly availability_id?: number;
  readonly participant_id?: number | null;
  readonly availability?: {
    readonly id: number;
    readonly activity: { readonly id: number };
  } | null;
  readonly participant?: { readonly id: number } | null;
};

/**
 * A coupon with its scope: the people of the family that it is for, and the dates of the cart that
 * it applies to.
 */
export type ScopedCoupon = CartCoupon & { readonly scope: SegmentScope };

/**
 * Returns the coupon of a cart, while the organiser has coupons switched on. When the coupon names
 * segments, one more statement reads which of the family's people and of the items' dates are in
 * them at this moment.
 */
export async function couponOf(
  db: Db,
  input: {
    cart: { readonly coupon: CartCoupon | null; readonly customer_id: number };
    items: readonly ItemOfActivity[];
    organiser: Pick<Organiser, 'id' | 'timezone' | 'coupons_enabled'>;
    now: string;
  },
): Promise<ScopedCoupon | null> {
  const { cart, items, organiser, now } = input;
  if (cart.coupon === null || !organiser.coupons_enabled) return null;
  const { timezone } = organiser;
  const availability_ids = items.flatMap((item) => lookedAt(item).availability_id ?? []);
  const looked_at = { customer_id: cart.customer_id, availability_ids };
  const [coupon] = await withScopes(db, { ...looked_at, timezone, now, of: [cart.coupon] });
  return coupon ?? null;
}

/**
 * Returns items with the coupon's discount on each, in minor units, and the reason when there is
 * none; by the single rule of domain/coupons.
 */
export function withCoupon<Of extends ItemOfActivity>(
  items: readonly Of[],
  by: { coupon: ScopedCoupon | null; now: string },
): {
  readonly items: readonly (Of & { readonly discount: number })[];
  readonly obstacle: CouponObstacle | null;
} {
  if (by.coupon === null)
    return { items: items.map((item) => ({ ...item, discount: 0 })), obstacle: null };
  const { discounts, obstacle } = couponEffect(by.coupon, {
    items: items.map(lookedAt),
    now: by.now,
  });
  return {
    items: items.map((item, index) => ({ ...item, discount: discounts[index] ?? 0 })),
    obstacle,
  };
}

/** Returns an item as the coupon rule needs it, wherever it was read. */
function lookedAt(item: ItemOfActivity): CouponItem {
  const { type, price, availability, participant } = item;
  return {
    type,
    price,
    activity_id: item.activity_id ?? availability?.activity.id ?? null,
    availability_id: item.availability_id ?? availability?.id ?? null,
    participant_id: item.participant_id ?? participant?.id ?? null,
  };
}
