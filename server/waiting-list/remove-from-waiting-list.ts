import { removeFromWaitingList as endpoint } from '@ribambelle/api/waiting-list/remove-from-waiting-list.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { auditEntry } from './audit-entry.ts';
import { giveUpKeptPlace } from './give-up-kept-place.ts';
import { leaveLine } from './line-store.ts';
import { lockEntry } from './lock-entry.ts';

/**
 * Removes an entry from its waiting list for staff (R18), as leaving would: a place that is kept
 * for it goes to the next at once.
 */
export const removeFromWaitingList = action(endpoint, async (context) => {
  const { db, request, now, emit } = context;
  const which = { entry: request.entry, now };
  const entry = orRefuse(await lockEntry(db, which), 'WAITING_LIST_ENTRY_NOT_FOUND');
  await leaveLine(db, { id: entry.id, now });
  await giveUpKeptPlace(db, { emit, entry, now });
  await auditEntry(context, { act: 'waiting-list-registrations.delete', entry });
  return { message: null };
});
