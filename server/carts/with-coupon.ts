import { couponEffect, type CouponObstacle } from '@ribambelle/domain/coupons/coupon-effect.ts';
import type { CartCoupon } from '../coupons/index.ts';
import type { Organiser } from '../organisers/organiser.ts';

interface Item {
  readonly type: string;
  readonly price: number;
}

/** Items as they lie in a cart, or as the cart shows them. */
type ItemOfActivity = Item & {
  readonly activity_id?: number;
  readonly availability?: { readonly activity: { readonly id: number } } | null;
};

/** The coupon of a cart, while the organiser has coupons switched on. */
export function couponOf(
  cart: { readonly coupon: CartCoupon | null },
  organiser: Pick<Organiser, 'coupons_enabled'>,
): CartCoupon | null {
  return organiser.coupons_enabled ? cart.coupon : null;
}

/** Items with what a coupon takes off each, in minor units, and why it takes nothing off; by the one rule of domain/coupons. */
export function withCoupon<Of extends ItemOfActivity>(
  items: readonly Of[],
  by: { coupon: CartCoupon | null; now: string },
): {
  readonly items: readonly (Of & { readonly discount: number })[];
  readonly obstacle: CouponObstacle | null;
} {
  if (by.coupon === null)
    return { items: items.map((item) => ({ ...item, discount: 0 })), obstacle: null };
  const looked = items.map(({ type, price, activity_id, availability }) => ({
    type,
    price,
    activity_id: activity_id ?? availability?.activity.id ?? null,
  }));
  const { discounts, obstacle } = couponEffect(by.coupon, looked, by.now);
  return {
    items: items.map((item, index) => ({ ...item, discount: discounts[index] ?? 0 })),
    obstacle,
  };
}
