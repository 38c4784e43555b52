import { getAdvanceOrder as endpoint } from '@ribambelle/api/advance-orders/get-advance-order.ts';
import {
  advanceStrategies,
  canOrderInAdvance,
} from '@ribambelle/domain/waiting-list/advance-orders.ts';
import { action } from '../action.ts';
import { loadCustomer } from '../customers/index.ts';
import { paymentMethodsOf } from '../organisers/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { findEntry } from '../waiting-list/index.ts';
import { advancePrice } from './advance-price.ts';
import { findMode } from './advance-order-views.ts';

/**
 * Answers the present price of the place that one of the caller's participants waits for, where it
 * can be ordered in advance (R18).
 */
export const getAdvanceOrder = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now }) => {
    const which = { customer_id: customer.id, id: request.waiting_list_entry_id, now };
    const entry = orRefuse(await findEntry(db, which), 'WAITING_LIST_ENTRY_NOT_FOUND');
    const mode = await findMode(db, entry.availability_id);
    const methods = paymentMethodsOf(organiser);
    if (!canOrderInAdvance({ mode, methods })) refuse('ADVANCE_ORDER_NOT_OFFERED');
    const whom = { organiser, language, customer_id: customer.id, now };
    const { price, date_ids } = await advancePrice(db, { ...entry, ...whom });
    const amount = orRefuse(price, 'ADVANCE_ORDER_NOT_OFFERED');
    const { wallet_amount } = await loadCustomer(db, customer.id);
    return {
      price: amount,
      dates: date_ids.length,
      payment_strategies: [...advanceStrategies({ price: amount, wallet_amount })],
      wallet_amount,
    };
  },
);
