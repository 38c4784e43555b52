import {
  couponCode,
  couponExhausted,
  couponObstacle,
  familyObstacle,
} from '@ribambelle/domain/coupons/coupon-effect.ts';
import { countCouponUses, lockCouponForUse } from '../coupons/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { refuse } from '../refusal.ts';
import { withScopes } from '../segments/index.ts';
import { setCoupon } from './cart-state-store.ts';

/**
 * Puts the coupon of a typed code on a locked cart, in place of another one, and returns its id.
 * Its remaining uses are counted under its own lock, which follows the cart's. Refuses, at the
 * field `coupon`, a code that is unknown, not valid now, for other families or used up.
 */
export async function takeCoupon(
  db: Db,
  input: {
    organiser: Organiser;
    cart: { readonly id: number; readonly customer_id: number };
    typed: string;
    now: string;
  },
): Promise<number> {
  const { organiser, cart, now } = input;
  const { timezone } = organiser;
  const { customer_id } = cart;
  const code = couponCode(input.typed);
  const coupon = organiser.coupons_enabled ? await lockCouponForUse(db, { code }) : undefined;
  if (coupon === undefined) return refuse('COUPON_UNKNOWN', { coupon: 'COUPON_UNKNOWN' });
  const obstacle = couponObstacle(coupon, now);
  // only a cart that has the code may know that it was withdrawn
  if (obstacle === 'COUPON_WITHDRAWN') refuse('COUPON_UNKNOWN', { coupon: 'COUPON_UNKNOWN' });
  if (obstacle !== null) refuse(obstacle, { coupon: obstacle });
  const family = { customer_id, availability_ids: [], timezone, now };
  const [segments] = await withScopes(db, { ...family, of: [coupon.segments] });
  const other = segments === undefined ? null : familyObstacle(segments.scope);
  if (other !== null) refuse(other, { coupon: other });
  const uses = await countCouponUses(db, { id: coupon.id, customer_id, now });
  const refusal = couponExhausted(coupon, uses);
  if (refusal !== null) refuse(refusal, { coupon: refusal });
  await setCoupon(db, { cart_id: cart.id, coupon_id: coupon.id });
  return coupon.id;
}
