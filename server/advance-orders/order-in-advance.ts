import { orderInAdvance as endpoint } from '@ribambelle/api/advance-orders/order-in-advance.ts';
import { decideAdvanceOrder } from '@ribambelle/domain/waiting-list/advance-orders.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { action } from '../action.ts';
import { paymentMethodsOf } from '../organisers/index.ts';
import { acceptedTerms } from '../checkout/index.ts';
import { refuseUnconfirmed } from '../customers/index.ts';
import { orRefuse, Refusal } from '../refusal.ts';
import { lockEntry } from '../waiting-list/index.ts';
import { lockWallet } from '../wallet/index.ts';
import { saveAdvanceOrder } from './advance-order-store.ts';
import { findMode } from './advance-order-views.ts';
import { advancePrice } from './advance-price.ts';

/**
 * Orders in advance the place that one of the caller's participants waits for, under the lock of
 * its line: at the price that was shown, paid in the chosen way and on the present terms (R18).
 */
export const orderInAdvance = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now }) => {
    refuseUnconfirmed(customer);
    const which = { customer_id: customer.id, id: request.waiting_list_entry_id };
    const entry = orRefuse(await lockEntry(db, { ...which, now }), 'WAITING_LIST_ENTRY_NOT_FOUND');
    const { terms_version: version, payment_strategy: strategy } = request;
    const terms_version = await acceptedTerms(db, { organiser, named: version });
    const whom = { organiser, language, customer_id: customer.id, now };
    const { price } = await advancePrice(db, { ...entry, ...whom });
    const decision = decideAdvanceOrder({
      mode: await findMode(db, entry.availability_id),
      methods: paymentMethodsOf(organiser),
      price,
      shown: request.price,
      strategy,
      wallet_amount: await lockWallet(db, customer.id),
    });
    if (!decision.ok)
      throw new Refusal(decision.refused, {
        fields: decision.fields,
        ...(price !== null && { details: { price } }),
      });
    const { id } = entry;
    await saveAdvanceOrder(db, { id, price: decision.value, strategy, terms_version, now });
    return { message: textsFor(language)['waiting-list'].ordered_in_advance };
  },
);
