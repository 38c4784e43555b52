import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { attachCoupon as endpoint } from '@ribambelle/api/carts/attach-coupon.ts';
import {
  couponCode,
  couponExhausted,
  couponObstacle,
  familyObstacle,
} from '@ribambelle/domain/coupons/coupon-effect.ts';
import { action } from '../action.ts';
import { countCouponUses, lockCouponForUse } from '../coupons/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { withScopes } from '../segments/index.ts';
import { setCoupon } from './cart-state-store.ts';
import { lockCart } from './cart-store.ts';
import { readCurrentCart } from './index.ts';

/** Puts a coupon on the customer's cart: what is left of its uses is counted under its lock, which follows the cart's (3 §7). */
export const attachCoupon = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now }) => {
    const organiser_id = organiser.id;
    const cart = orRefuse(
      await lockCart(db, { organiser_id, cart_id: request.cart_id, customer_id: customer.id }),
      'CART_NOT_FOUND',
    );
    if (cart.status !== 'OPEN') refuse('CART_BEING_PAID');
    const code = couponCode(request.coupon);
    const coupon = organiser.coupons_enabled
      ? await lockCouponForUse(db, { organiser_id, code })
      : undefined;
    if (coupon === undefined) return refuse('COUPON_UNKNOWN', { coupon: 'COUPON_UNKNOWN' });
    const obstacle = couponObstacle(coupon, now);
    // that a code was withdrawn is nobody's business who does not have it
    if (obstacle === 'COUPON_WITHDRAWN') refuse('COUPON_UNKNOWN', { coupon: 'COUPON_UNKNOWN' });
    if (obstacle !== null) refuse(obstacle, { coupon: obstacle });
    const [of] = await withScopes(db, {
      organiser_id,
      customer_id: customer.id,
      availability_ids: [],
      timezone: organiser.timezone,
      now,
      of: [coupon.segments],
    });
    const other = of === undefined ? null : familyObstacle(of.scope);
    if (other !== null) refuse(other, { coupon: other });
    const whose = { organiser_id, id: coupon.id, customer_id: customer.id, now };
    const exhausted = couponExhausted(coupon, await countCouponUses(db, whose));
    if (exhausted !== null) refuse(exhausted, { coupon: exhausted });
    await setCoupon(db, { organiser_id, cart_id: cart.id, coupon_id: coupon.id });
    const shown = await readCurrentCart(db, { organiser, customer_id: customer.id, now, language });
    const { coupon_attached, coupon_waits } = textsFor(language).carts;
    const waits = shown?.coupon?.active === false;
    return { cart: shown, message: waits ? coupon_waits : coupon_attached };
  },
);
