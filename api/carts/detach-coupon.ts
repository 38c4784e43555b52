import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../general/shapes.ts';
import { cart } from './shapes.ts';

/** Takes the coupon off the cart (3 §7); a cart without one stays as it is. */
export const detachCoupon = endpoint({
  method: 'DELETE',
  path: '/api/carts/coupons',
  who: 'customer',
  summary: 'Detaches the coupon of the cart.',
  request: z.object({ cart_id: id }),
  answer: z.object({ cart: cart.nullable(), message: z.string() }),
  errors: ['CART_NOT_FOUND', 'CART_BEING_PAID'],
  by_staff: true,
});
