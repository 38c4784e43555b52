import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../general/shapes.ts';
import { addCartItems } from '../carts/add-cart-items.ts';

/**
 * Puts a place that the waiting list keeps for one of the customer's entries into the cart, on the
 * dates for which it is kept (R18). Refuses OFFER_ENDED once it is no longer kept, and whatever
 * adding to the cart refuses: a missing answer, an existing registration, or a registration period
 * that is over.
 */
export const acceptOffer = endpoint({
  method: 'POST',
  path: '/api/carts/offers',
  who: 'customer',
  summary: 'Puts a place that a waiting list offers into the cart.',
  request: z.object({ waiting_list_entry_id: id }),
  answer: addCartItems.answer,
  errors: ['WAITING_LIST_ENTRY_NOT_FOUND', 'OFFER_ENDED', ...addCartItems.errors],
  by_staff: true,
});
