import { isLive } from '@ribambelle/domain/carts/hold.ts';
import { couponExhausted } from '@ribambelle/domain/coupons/coupon-effect.ts';
import { countCouponUses, lockCouponForUse } from '../coupons/index.ts';
import type { Db } from '../database/transaction.ts';
import { setCoupon } from './cart-state-store.ts';
import { loadItems } from './cart-store.ts';
import type { CartRow } from './cart-views.ts';

/**
 * Checks the coupon of a locked cart before an item is added. A cart in which everything has
 * expired has given up its use: uses are then counted again, and the coupon is removed when none is
 * left. Returns the resulting cart.
 */
export async function keepCoupon(db: Db, input: { cart: CartRow; now: string }): Promise<CartRow> {
  const { cart, now } = input;
  if (cart.coupon_id === null) return cart;
  const items = await loadItems(db, cart.id);
  if (items.some((item) => isLive(item, now))) return cart;
  const { coupon_id: id, customer_id } = cart;
  const coupon = await lockCouponForUse(db, { id });
  if (coupon === undefined) return { ...cart, coupon_id: null, coupon: null };
  const uses = await countCouponUses(db, { id, customer_id, now });
  if (couponExhausted(coupon, uses) === null) return cart;
  await setCoupon(db, { cart_id: cart.id, coupon_id: null });
  return { ...cart, coupon_id: null, coupon: null };
}
