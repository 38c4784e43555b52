import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../general/shapes.ts';
import { cart } from './shapes.ts';

/**
 * Gives items a full cart time from now, once (WCAG 2.2.1): one item, or without `item_id` all that
 * may still be extended.
 */
export const extendCartItems = endpoint({
  method: 'POST',
  path: '/api/carts/items/extend',
  who: 'customer',
  summary: 'Keeps items in the cart for longer, once.',
  request: z.object({ item_id: id.nullable().default(null) }),
  answer: z.object({ cart: cart.nullable(), message: z.string() }),
  errors: [
    'CART_ITEM_NOT_FOUND',
    'CART_ITEM_EXPIRED',
    'HOLD_ALREADY_EXTENDED',
    'CART_BEING_PAID',
    'PLACES_TAKEN',
  ],
  by_staff: true,
});
