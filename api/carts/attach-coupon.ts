import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, line } from '../general/shapes.ts';
import { COUPON_REFUSALS } from './coupon-refusals.ts';
import { cart } from './shapes.ts';

/**
 * Attaches a coupon to the cart (3 §7), in place of any other: the cart holds a use of it while
 * something in it has not expired. If the cart holds none of the coupon's items, or too few, the
 * coupon takes nothing off, and says why, until it does. COUPON_NOT_FOR_YOU: it is for others.
 * COUPON_UNKNOWN also when the organiser has coupons switched off.
 */
export const attachCoupon = endpoint({
  method: 'POST',
  path: '/api/carts/coupons',
  who: 'customer',
  summary: 'Attaches a coupon to the cart.',
  request: z.object({ cart_id: id, coupon: line }),
  answer: z.object({ cart: cart.nullable(), message: z.string() }),
  errors: ['CART_NOT_FOUND', 'CART_BEING_PAID', ...COUPON_REFUSALS],
  limit: 'coupon',
  by_staff: true,
});
