import { getCheckoutSuccess as endpoint } from '@ribambelle/api/checkout/get-checkout-success.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { findCartAfter } from './checkout-views.ts';
import { readPurchase } from './read-purchase.ts';

/**
 * Answers the outcome of one of the customer's carts (3 §2). Refuses CART_NOT_FOUND, also for
 * another customer's.
 */
export const getCheckoutSuccess = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now }) => {
    const cart = await findCartAfter(db, { customer_id: customer.id, cart: request.cart });
    return readPurchase(db, { organiser, cart: orRefuse(cart, 'CART_NOT_FOUND'), language, now });
  },
);
