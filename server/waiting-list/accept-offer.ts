import { acceptOffer as endpoint } from '@ribambelle/api/waiting-list/accept-offer.ts';
import { addCartItems } from '@ribambelle/api/carts/add-cart-items.ts';
import { action } from '../action.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { findEntry } from './index.ts';
import { addItems } from '../carts/index.ts';

/**
 * Puts a place that is kept for the caller into the cart in the usual way: under the lock of the
 * places its offer does not count against it, and from then on both hold one place together, until
 * the later of the two ends.
 */
export const acceptOffer = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now }) => {
    const of = { customer_id: customer.id, id: request.waiting_list_entry_id, now };
    const entry = orRefuse(await findEntry(db, of), 'WAITING_LIST_ENTRY_NOT_FOUND');
    if (entry.offer === null) refuse('OFFER_ENDED');
    const { availability_id, participant_id, offer } = entry;
    const registration = {
      availability_id,
      participant_id,
      availability_dates: [...offer.date_ids],
    };
    const wish = addCartItems.request.parse({ registrations: [registration] });
    return addItems(db, { organiser, customer, language, now, wanted: wish });
  },
);
