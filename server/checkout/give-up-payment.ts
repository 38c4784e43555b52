import { giveUpPayment as endpoint } from '@ribambelle/api/checkout/give-up-payment.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { action } from '../action.ts';
import { lockCart, setCartOpen } from '../carts/index.ts';
import { findPendingPayment } from '../payments/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { endPage } from './end-page.ts';

/**
 * Ends the open payment of the caller's cart and opens the cart again, for another way to pay (R11,
 * R12).
 */
export const giveUpPayment = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now }) => {
    const { cart_id } = request;
    const cart = orRefuse(
      await lockCart(db, { customer_id: customer.id, cart_id }),
      'CART_NOT_FOUND',
    );
    const { id, cuid } = cart;
    if (cart.status !== 'PAYING') return { cart: { id, cuid, status: cart.status }, message: null };
    const payment = await findPendingPayment(db, cart_id);
    if (payment?.on_its_way === true) refuse('PAYMENT_ON_ITS_WAY');
    const ended =
      payment !== null && (await endPage(db, { organiser, cart, payment, to: 'ABANDONED', now }));
    if (!ended) await setCartOpen(db, cart_id);
    return {
      cart: { id, cuid, status: 'OPEN' as const },
      message: textsFor(language).checkout.given_up,
    };
  },
);
