import { withdrawAdvanceOrder as endpoint } from '@ribambelle/api/advance-orders/withdraw-advance-order.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { lockEntry } from '../waiting-list/index.ts';
import { removeAdvanceOrder } from './advance-order-store.ts';

/**
 * Withdraws one of the caller's advance orders, under the lock under which it would be placed
 * (R18). Repeating it changes nothing.
 */
export const withdrawAdvanceOrder = action(
  endpoint,
  async ({ db, request, customer, language, now }) => {
    const which = { customer_id: customer.id, id: request.waiting_list_entry_id };
    const entry = orRefuse(await lockEntry(db, { ...which, now }), 'WAITING_LIST_ENTRY_NOT_FOUND');
    await removeAdvanceOrder(db, entry.id);
    return { message: textsFor(language)['waiting-list'].advance_order_withdrawn };
  },
);
