import { attachCoupon as endpoint } from '@ribambelle/api/carts/attach-coupon.ts';
import { action } from '../action.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { lockCart } from './cart-store.ts';

/** Refuses every code: organisers have no coupons yet, so that none is known (3 §7). */
export const attachCoupon = action(endpoint, async ({ db, request, organiser, customer }) => {
  orRefuse(
    await lockCart(db, {
      organiser_id: organiser.id,
      cart_id: request.cart_id,
      customer_id: customer.id,
    }),
    'CART_NOT_FOUND',
  );
  return refuse('COUPON_UNKNOWN', { coupon: 'COUPON_UNKNOWN' });
});
