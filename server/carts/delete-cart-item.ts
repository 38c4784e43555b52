import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { deleteCartItem as endpoint } from '@ribambelle/api/carts/delete-cart-item.ts';
import { action } from '../action.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { deleteItem, loadItems, lockCurrentCart } from './cart-store.ts';
import { readCart } from './index.ts';

/** Removes an item from the customer's current cart; its places are free from then on. */
export const deleteCartItem = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now }) => {
    const cart = orRefuse(await lockCurrentCart(db, customer.id), 'CART_ITEM_NOT_FOUND');
    const items = await loadItems(db, cart.id);
    const item = orRefuse(
      items.find(({ id }) => id === request.item_id),
      'CART_ITEM_NOT_FOUND',
    );
    if (cart.status === 'PAYING') refuse('CART_BEING_PAID');
    await deleteItem(db, item.id);
    const answer = await readCart(db, {
      organiser,
      customer_id: customer.id,
      now,
      language,
      cart,
    });
    return { cart: answer, message: textsFor(language).carts.removed };
  },
);
