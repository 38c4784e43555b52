import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, line } from '../general/shapes.ts';
import { cart } from './shapes.ts';

/** Attaches a coupon to the cart (3 §7). Organisers cannot make coupons yet, so that every code is unknown. */
export const attachCoupon = endpoint({
  method: 'POST',
  path: '/api/carts/coupons',
  who: 'customer',
  summary: 'Attaches a coupon to the cart.',
  request: z.object({ cart_id: id, coupon: line }),
  answer: z.object({ cart: cart.nullable(), message: z.string() }),
  errors: ['CART_NOT_FOUND', 'COUPON_UNKNOWN'],
  limit: 'coupon',
});
