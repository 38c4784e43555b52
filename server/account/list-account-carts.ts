import { listAccountCarts as endpoint } from '@ribambelle/api/account/list-account-carts.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { findCarts } from './cart-views.ts';
import { presentCart } from './present-cart.ts';

/** The caller's own processed carts (1 §2.3). */
export const listAccountCarts = action(endpoint, async ({ db, request, organiser, customer }) => {
  const { rows, count } = await findCarts(db, { organiser_id: organiser.id, customer_id: customer.id, ...pageOf(request) });
  return { data: rows.map(presentCart), count };
});
