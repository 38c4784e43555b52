import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { leaveWaitingList as endpoint } from '@ribambelle/api/waiting-list/leave-waiting-list.ts';
import { action } from '../action.ts';
import { refuse } from '../refusal.ts';
import { leaveLine } from './line-store.ts';

/** Takes one of the caller's own entries out of its line (R18). */
export const leaveWaitingList = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now }) => {
    const own = {
      organiser_id: organiser.id,
      customer_id: customer.id,
      id: request.waiting_list_entry_id,
      now,
    };
    if (!(await leaveLine(db, own))) refuse('WAITING_LIST_ENTRY_NOT_FOUND');
    return { message: textsFor(language)['waiting-list'].left };
  },
);
