import type { checkoutCart } from '@ribambelle/api/checkout/checkout-cart.ts';
import { isLive } from '@ribambelle/domain/carts/hold.ts';
import type { ActionContext } from '../action.ts';
import { loadItems, lockCart } from '../carts/index.ts';
import { inOrder } from '../database/statements.ts';
import { countUnpaid, lockItems } from '../kinds/index.ts';
import { orRefuse } from '../refusal.ts';
import { lockWallet } from '../wallet/index.ts';
import { withNamedCoupon } from './named-coupon.ts';

/**
 * Locks all that a checkout needs in the one order of locks (docs/algorithms/locks.md): cart,
 * places, coupon, wallet. Unpaid places, and the places that volume discounts count, are read under
 * the last of them. Returns the cart with the coupon that the call names, and `typed`, its code as
 * it was typed, null for none. Refuses CART_NOT_FOUND, and a coupon that cannot be used.
 */
export async function lockCheckout(context: ActionContext<typeof checkoutCart>) {
  const { db, request, organiser, customer, now } = context;
  const [existing, items] = await inOrder(
    () => lockCart(db, { customer_id: customer.id, cart_id: request.cart_id }),
    () => loadItems(db, request.cart_id),
  );
  const ownCart = orRefuse(existing, 'CART_NOT_FOUND');
  const code = request.coupon?.trim() ?? '';
  const typedCode = code === '' ? null : code;
  const liveItems = items.filter((item) => isLive(item, now));
  const [locks, cart, wallet_amount, unpaid] = await inOrder(
    () => lockItems(db, { organiser, now, of: liveItems }),
    () => withNamedCoupon(db, { organiser, cart: ownCart, typed: typedCode, now }),
    () => lockWallet(db, customer.id),
    () => countUnpaid(db, { organiser, customer_id: customer.id }),
  );
  return { cart, kept: liveItems, locked: locks, wallet_amount, unpaid, typed: typedCode };
}
