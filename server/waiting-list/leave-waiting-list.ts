import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { leaveWaitingList as endpoint } from '@ribambelle/api/waiting-list/leave-waiting-list.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { giveUpKeptPlace } from './give-up-kept-place.ts';
import { leaveLine } from './line-store.ts';
import { lockEntry } from './lock-entry.ts';

/**
 * Removes one of the caller's entries from its waiting list (R18); a place that was kept for it
 * goes to the next.
 */
export const leaveWaitingList = action(
  endpoint,
  async ({ db, request, customer, language, now, emit }) => {
    const key = { customer_id: customer.id, id: request.waiting_list_entry_id, now };
    const entry = orRefuse(await lockEntry(db, key), 'WAITING_LIST_ENTRY_NOT_FOUND');
    await leaveLine(db, key);
    await giveUpKeptPlace(db, { emit, entry, now });
    return { message: textsFor(language)['waiting-list'].left };
  },
);
