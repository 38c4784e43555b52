import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { declineOffer as endpoint } from '@ribambelle/api/waiting-list/decline-offer.ts';
import { action } from '../action.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { giveUpKeptPlace } from './give-up-kept-place.ts';
import { lockEntry } from './lock-entry.ts';
import { endKeptPlace } from './kept-place-store.ts';

/**
 * Gives up a place that is kept for the caller; they stay on the list, and the next is offered it
 * at once (R18).
 */
export const declineOffer = action(
  endpoint,
  async ({ db, request, customer, language, now, emit }) => {
    const key = { customer_id: customer.id, id: request.waiting_list_entry_id, now };
    const entry = orRefuse(await lockEntry(db, key), 'WAITING_LIST_ENTRY_NOT_FOUND');
    if (entry.offer === null) refuse('OFFER_ENDED');
    await endKeptPlace(db, key.id);
    await giveUpKeptPlace(db, { emit, entry, now });
    return { message: textsFor(language)['waiting-list'].declined };
  },
);
