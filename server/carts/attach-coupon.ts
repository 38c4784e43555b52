import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { attachCoupon as endpoint } from '@ribambelle/api/carts/attach-coupon.ts';
import { action } from '../action.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { lockCart } from './cart-store.ts';
import { readCurrentCart } from './index.ts';
import { takeCoupon } from './take-coupon.ts';

/** Puts a coupon on the customer's cart (3 §7). */
export const attachCoupon = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now }) => {
    const cart = orRefuse(
      await lockCart(db, { customer_id: customer.id, cart_id: request.cart_id }),
      'CART_NOT_FOUND',
    );
    if (cart.status !== 'OPEN') refuse('CART_BEING_PAID');
    await takeCoupon(db, { organiser, cart, typed: request.coupon, now });
    const answer = await readCurrentCart(db, {
      organiser,
      customer_id: customer.id,
      now,
      language,
    });
    const texts = textsFor(language).carts;
    const waits = answer?.coupon?.active === false;
    const why =
      answer?.coupon?.obstacle === 'COUPON_FOR_OTHERS' ? 'coupon_fits_nothing' : 'coupon_waits';
    return { cart: answer, message: texts[waits ? why : 'coupon_attached'] };
  },
);
