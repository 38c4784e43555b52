import { setWaitingListPriority as endpoint } from '@ribambelle/api/waiting-list/set-waiting-list-priority.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { auditEntry } from './audit-entry.ts';
import { lockEntry } from './lock-entry.ts';
import { setPriority } from './kept-place-store.ts';

/**
 * Puts an entry of a waiting list before those without priority, or back among them (R18). A place
 * that is kept for another entry stays kept.
 */
export const setWaitingListPriority = action(endpoint, async (context) => {
  const { db, request, now } = context;
  const { entry: cuid, has_priority } = request;
  const entry = orRefuse(await lockEntry(db, { entry: cuid, now }), 'WAITING_LIST_ENTRY_NOT_FOUND');
  if (entry.has_priority === has_priority) return { message: null };
  await setPriority(db, { id: entry.id, has_priority });
  const changes = { has_priority: { from: entry.has_priority, to: has_priority } };
  await auditEntry(context, { act: 'waiting-list-registrations.update', entry, changes });
  return { message: null };
});
