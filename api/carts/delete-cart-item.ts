import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../general/shapes.ts';
import { cart } from './shapes.ts';

/**
 * Removes an item from the current cart and frees its places (1 §7). Refuses while the cart is
 * being paid.
 */
export const deleteCartItem = endpoint({
  method: 'DELETE',
  path: '/api/carts/items',
  who: 'customer',
  summary: 'Removes an item from the cart.',
  request: z.object({ item_id: id }),
  answer: z.object({ cart: cart.nullable(), message: z.string() }),
  errors: ['CART_ITEM_NOT_FOUND', 'CART_BEING_PAID'],
  by_staff: true,
});
