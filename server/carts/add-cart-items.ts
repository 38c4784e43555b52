import { addCartItems as endpoint } from '@ribambelle/api/carts/add-cart-items.ts';
import { action } from '../action.ts';
import { refuse } from '../refusal.ts';
import { addItems } from './add-items.ts';

/** Adds items to the current cart (R9). */
export const addCartItems = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now }) => {
    if (request.customer_id !== null && request.customer_id !== customer.id)
      refuse('CUSTOMER_MISMATCH', { customer_id: 'CUSTOMER_MISMATCH' });
    return addItems(db, { organiser, customer, language, now, wanted: request });
  },
);
