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

/** Items as they lie in a cart, or as the cart shows them. */
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

/** A coupon with for whom of the family and off which dates of its cart it is. */
export type ScopedCoupon = CartCoupon & { readonly scope: SegmentScope };

/**
 * The coupon of a cart, while the organiser has coupons switched on. What is in its segments at this moment takes a statement, where it names any: of
 * the family of the cart, and of the dates of its items.
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
  const { id: organiser_id, timezone } = organiser;
  const availability_ids = items.flatMap((item) => lookedAt(item).availability_id ?? []);
  const looked_at = { organiser_id, customer_id: cart.customer_id, availability_ids };
  const [coupon] = await withScopes(db, { ...looked_at, timezone, now, of: [cart.coupon] });
  return coupon ?? null;
}

/** Items with what a coupon takes off each, in minor units, and why it takes nothing off; by the one rule of domain/coupons. */
export function withCoupon<Of extends ItemOfActivity>(
  items: readonly Of[],
  by: { coupon: ScopedCoupon | null; now: string },
): {
  readonly items: readonly (Of & { readonly discount: number })[];
  readonly obstacle: CouponObstacle | null;
} {
  if (by.coupon === null)
    return { items: items.map((item) => ({ ...item, discount: 0 })), obstacle: null };
  const { discounts, obstacle } = couponEffect(by.coupon, items.map(lookedAt), by.now);
  return {
    items: items.map((item, index) => ({ ...item, discount: discounts[index] ?? 0 })),
    obstacle,
  };
}

/** An item as a coupon looks at it, wherever it was read. */
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
