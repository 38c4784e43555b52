import { listAccountCarts as endpoint } from '@ribambelle/api/account/list-account-carts.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { textReader } from '../texts/bilingual.ts';
import { findCarts } from './cart-views.ts';
import { presentCart } from './present-cart.ts';

/** Lists the caller's own processed carts (1 §2.3). */
export const listAccountCarts = action(
  endpoint,
  async ({ db, request, organiser, customer, language }) => {
    const { rows, count } = await findCarts(db, { customer_id: customer.id, ...pageOf(request) });
    const text = textReader({ language, organiser });
    return { data: rows.map((row) => presentCart(row, text)), count };
  },
);
