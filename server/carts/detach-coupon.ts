import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { detachCoupon as endpoint } from '@ribambelle/api/carts/detach-coupon.ts';
import { action } from '../action.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { setCoupon } from './cart-state-store.ts';
import { lockCart } from './cart-store.ts';
import { readCurrentCart } from './index.ts';

/** Removes the coupon from the customer's cart; a cart without one stays as it is (3 §7). */
export const detachCoupon = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now }) => {
    const cart = orRefuse(
      await lockCart(db, { cart_id: request.cart_id, customer_id: customer.id }),
      'CART_NOT_FOUND',
    );
    if (cart.status !== 'OPEN') refuse('CART_BEING_PAID');
    await setCoupon(db, { cart_id: request.cart_id, coupon_id: null });
    const answer = await readCurrentCart(db, {
      organiser,
      customer_id: customer.id,
      now,
      language,
    });
    return { cart: answer, message: textsFor(language).carts.coupon_detached };
  },
);
